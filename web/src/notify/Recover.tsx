// "Forgot your password?", where the server sends e-mail.
import { useEffect, useState } from 'preact/hooks';
import { t } from '../i18n/t';
import '../i18n/notify';
import { notifyApi } from './api';
import { Field, Said } from './parts';
import { useSaid } from './useSaid';

export default function Recover() {
  const [offered, setOffered] = useState(false);
  const [address, setAddress] = useState('');
  const { said, run } = useSaid();
  useEffect(() => {
    notifyApi.state().then(
      ({ mail }) => setOffered(mail),
      () => {},
    );
  }, []);
  if (!offered) return null;
  return (
    <details>
      <summary>{t('notify-forgot')}</summary>
      <form
        class="stack"
        onSubmit={run(async () => {
          await notifyApi.recover(address);
          return t('notify-forgot-sent');
        })}
      >
        <Field
          label={t('notify-address-of-account')}
          type="email"
          value={address}
          autocomplete="email"
          set={setAddress}
        />
        <button>{t('notify-send-password-link')}</button>
        <Said text={said} />
      </form>
    </details>
  );
}
