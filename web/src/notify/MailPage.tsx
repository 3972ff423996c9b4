// Where the links in e-mails lead: /mail#confirm=..., #stop=... and #recover=..., and /mail?stop=..., which mail programs open
// that cannot unsubscribe by themselves. What they do is done with a click, because programs that check mail open links, too.
import { useState } from 'preact/hooks';
import { api } from '../live/api';
import { Link } from '../ui/router';
import { t } from '../i18n/t';
import '../i18n/notify';
import { notifyApi } from './api';
import { Field, Said } from './parts';
import { useSaid } from './useSaid';

export default function MailPage() {
  const [[kind, token]] = useState(() =>
    (location.hash || location.search).slice(1).split(/=(.*)/s),
  );
  return (
    <main class="page">
      {token && kind === 'confirm' ? (
        <OneClick
          title={t('notify-confirm')}
          button={t('notify-confirm-address')}
          done={t('notify-confirmed')}
          act={() => notifyApi.confirm(token)}
        />
      ) : token && kind === 'stop' ? (
        <OneClick
          title={t('notify-stop')}
          button={t('notify-stop-mails')}
          done={t('notify-stopped')}
          act={() => notifyApi.stop(token)}
        />
      ) : token && kind === 'recover' ? (
        <NewPassword token={token} />
      ) : (
        <>
          <h1>{t('notify-email')}</h1>
          <div class="card stack">
            <p>{t('notify-no-link')}</p>
            <Link href="/you">{t('common-you')}</Link>
          </div>
        </>
      )}
    </main>
  );
}

function OneClick(props: {
  title: string;
  button: string;
  done: string;
  act: () => Promise<unknown>;
}) {
  const [done, setDone] = useState(false);
  const { said, run } = useSaid();
  return (
    <>
      <h1>{props.title}</h1>
      <div class="card stack">
        {!done && (
          <button
            class="primary"
            onClick={run(async () => {
              await props.act();
              setDone(true);
              return props.done;
            })}
          >
            {props.button}
          </button>
        )}
        <Said text={said} />
        <Link href="/you">{t('common-you')}</Link>
      </div>
    </>
  );
}

function NewPassword({ token }: { token: string }) {
  const [password, setPassword] = useState('');
  const [done, setDone] = useState(false);
  const { said, run } = useSaid();
  return (
    <>
      <h1>{t('notify-new-password')}</h1>
      {!done && (
        <form
          class="card stack"
          onSubmit={run(async () => {
            const { name } = await notifyApi.newPassword(token, password);
            await api.me(); // nobody is signed in any more
            setDone(true);
            return t('notify-password-set', { name });
          })}
        >
          <Field
            label={t('notify-new-password-field')}
            type="password"
            value={password}
            autocomplete="new-password"
            set={setPassword}
          />
          <button class="primary">{t('notify-set-password')}</button>
        </form>
      )}
      <Said text={said} />
      {done && (
        <p>
          <Link href="/you">{t('notify-sign-in')}</Link>
        </p>
      )}
    </>
  );
}
