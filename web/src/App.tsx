// Which page belongs to which address.
import { HomePage } from './pages/HomePage';
import { LocalPage } from './pages/LocalPage';
import { engine, engineError } from './rules/engine';
import { address, Link, parse } from './ui/router';

function Page() {
  const { parts, query } = parse(address.value);
  switch (parts[0]) {
    case undefined:
      return <HomePage />;
    case 'local':
      return <LocalPage query={query} />;
    default:
      return (
        <main class="page">
          <h1>Nothing here</h1>
          <p>
            There is no such page. <Link href="/">To the start</Link>
          </p>
        </main>
      );
  }
}

export function App() {
  if (engineError.value) {
    return (
      <main class="page">
        <h1>The rules did not load</h1>
        <p>{engineError.value}</p>
        <button onClick={() => location.reload()}>Try again</button>
      </main>
    );
  }
  return (
    <>
      <header class="top">
        <Link class="brand" href="/">
          <img src="/icon.svg" alt="" /> omnigo
        </Link>
        <nav aria-label="Pages">
          <Link href="/local">At this screen</Link>
        </nav>
      </header>
      {engine.value ? <Page /> : <main class="page" aria-busy="true" />}
    </>
  );
}
