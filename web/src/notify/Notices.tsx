// Settings: how you hear that it is your turn when you are not here.
import { useEffect, useState } from 'preact/hooks';
import { me } from '../live/api';
import { canNotify, mayNotify, wantNotifications } from '../live/notify';
import type { Notify } from '../live/wire';
import { settings } from '../ui/settings';
import { t } from '../i18n/t';
import '../i18n/notify';
import { notifyApi } from './api';
import { Field, Said } from './parts';
import { subscribe, unsubscribe } from './push';
import { useSaid } from './useSaid';

export default function Notices() {
  const [state, setState] = useState<Notify | null>(null);
  const load = () => notifyApi.state().then(setState, () => setState(null));
  useEffect(() => void load(), [me.value?.id]);
  return (
    <>
      {canNotify() && <Browser pushKey={state?.push ?? null} />}
      {state?.mail && me.value && !me.value.guest && <Mail state={state} reload={load} />}
    </>
  );
}

/** Asks for permission with the click alone. */
function Browser({ pushKey }: { pushKey: string | null }) {
  const [blocked, setBlocked] = useState(false);
  // Another person, another language: the server gets to know. A push service that does not answer takes nothing away:
  // pages that are open notify by themselves.
  useEffect(() => {
    if (pushKey && me.value && settings.notify.value && mayNotify())
      subscribe(pushKey).catch(() => {});
  }, [pushKey, me.value?.id]);
  const choose = async (box: HTMLInputElement) => {
    const allowed = box.checked && (await wantNotifications());
    setBlocked(box.checked && !allowed);
    settings.notify.value = allowed;
    box.checked = allowed; // a refusal changes no state, and so draws nothing
    if (!allowed) await unsubscribe().catch(() => {});
    else if (pushKey && me.value) await subscribe(pushKey).catch(() => {});
  };
  return (
    <>
      <label class="check">
        <input
          type="checkbox"
          checked={settings.notify.value && mayNotify()}
          onChange={event => void choose(event.currentTarget)}
        />{' '}
        {t('notify-my-turn')}
      </label>
      {blocked && <Said text={t('notify-blocked')} />}
    </>
  );
}

function Mail({ state, reload }: { state: Notify; reload: () => Promise<void> }) {
  const { said, run } = useSaid();
  const { address } = state;
  const change = (what: () => Promise<unknown>) =>
    run(async () => {
      await what();
      await reload();
    });
  if (!address) return <NewAddress />;
  return (
    <section class="stack" aria-label={t('notify-email')}>
      <h3>{t('notify-email')}</h3>
      <p class="fine">{t('notify-goes-to', { address })}</p>
      <label class="check">
        <input
          type="checkbox"
          checked={state.turns}
          onChange={event => {
            const turns = event.currentTarget.checked;
            void change(() => notifyApi.mailTurns(turns))(event);
          }}
        />{' '}
        {t('notify-mail-turns')}
      </label>
      <button onClick={change(notifyApi.removeAddress)}>{t('notify-remove')}</button>
      <Said text={said} />
    </section>
  );
}

function NewAddress() {
  const [address, setAddress] = useState('');
  const [password, setPassword] = useState('');
  const { said, run } = useSaid();
  return (
    <details>
      <summary>{t('notify-email')}</summary>
      <form
        class="stack"
        onSubmit={run(async () => {
          await notifyApi.setAddress(address, password);
          setPassword('');
          return t('notify-link-sent', { address });
        })}
      >
        <p class="fine">{t('notify-why')}</p>
        <Field
          label={t('notify-address')}
          type="email"
          value={address}
          autocomplete="email"
          set={setAddress}
        />
        <Field
          label={t('notify-your-password')}
          type="password"
          value={password}
          autocomplete="current-password"
          set={setPassword}
        />
        <button>{t('notify-send-link')}</button>
        <Said text={said} />
      </form>
    </details>
  );
}
