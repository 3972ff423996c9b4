// Pages and parts of them whose code is fetched when they are first shown, so that the first load stays small.
import type { ComponentType, VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { t } from '../i18n/t';

/** A part of a page leaves its place empty until it is there, or to what it shows `meanwhile`; a page says so. */
export function lazy<P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
  { part = false, meanwhile }: { part?: boolean; meanwhile?: () => VNode } = {},
): ComponentType<P> & { fetch: () => void } {
  let loaded: ComponentType<P> | undefined;
  function Lazy(props: P) {
    const [, arrived] = useState(() => loaded); // a function itself, which would be called
    const [failed, setFailed] = useState(false);
    useEffect(() => {
      if (loaded || failed) return;
      load().then(
        module => {
          loaded = module.default;
          arrived(() => loaded);
        },
        () => setFailed(true),
      );
    }, [failed]);
    if (loaded) {
      const Page = loaded;
      return <Page {...props} />;
    }
    if (meanwhile) return meanwhile();
    if (!failed) return part ? null : <main class="page" aria-busy="true" />;
    const Place = part ? 'section' : 'main';
    return (
      <Place class={part ? 'card' : 'page'}>
        <h1>{t('lazy-this-page-did-not-load')}</h1>
        <button onClick={() => setFailed(false)}>{t('common-try-again')}</button>
      </Place>
    );
  }
  /** Ahead of its use; a failure shows when the page is opened. */
  const fetch = () => void load().catch(() => {});
  return Object.assign(Lazy, { fetch });
}
