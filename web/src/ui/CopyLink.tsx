// A button that puts a link on the clipboard.
import { useState } from 'preact/hooks';
import { Icon } from './parts';
import { t } from '../i18n/t';

export function CopyLink({
  text,
  link,
  primary,
}: {
  text: string;
  link: string;
  primary?: boolean;
}) {
  const [copied, setCopied] = useState(false);
  const copy = () =>
    navigator.clipboard?.writeText(link).then(
      () => {
        setCopied(true);
        setTimeout(() => setCopied(false), 2000);
      },
      () => {},
    );
  return (
    <button class={primary ? 'primary' : 'quiet'} onClick={copy} title={link}>
      <Icon name={copied ? 'check' : 'link'} /> {copied ? t('common-copied') : text}
    </button>
  );
}
