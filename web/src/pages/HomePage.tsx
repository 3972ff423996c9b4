// The first page: a game in one click, the boards, the lobby.
import { Link } from '../ui/router';
import { GALLERY } from './boards';
import { LivePicture } from './LivePicture';

export function HomePage() {
  return (
    <main class="page">
      <section class="hero" aria-label="Play">
        <div>
          <h1>Go on any board, for two to six players</h1>
          <p>
            The old game by its simplest rules, on a square, a cube, a sunflower or a graph you drew
            yourself. No account needed.
          </p>
          <div class="buttons">
            <Link class="button big" href="/local?board=grid:9x9&rules=chinese">
              Two at this screen
            </Link>
          </div>
        </div>
        <LivePicture
          spec="triangular:6"
          players={3}
          label="A game of three on triangles"
          filled={0.5}
        />
      </section>
      <section aria-labelledby="boards">
        <div class="heading">
          <h2 id="boards">Choose a board</h2>
        </div>
        <ul class="gallery">
          {GALLERY.map(({ spec, title, about, players }) => (
            <li key={spec}>
              <Link class="tile" href={`/new?board=${spec}&players=${players}`}>
                <LivePicture spec={spec} players={players} label={`Picture of ${title}`} />
                <strong>{title}</strong>
                <span class="fine">{about}</span>
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </main>
  );
}
