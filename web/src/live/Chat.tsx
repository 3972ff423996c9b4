// What players and spectators say.
import { useEffect, useRef, useState } from 'preact/hooks';
import { PersonButton } from './PersonMenu';
import type { ChatEvent } from './wire';
import { t } from '../i18n/t';

interface Props {
  game: string;
  chat: ChatEvent[];
  to: 'players' | 'spectators';
  onSay: (text: string) => void;
}
export function Chat({ game, chat, to, onSay }: Props) {
  const [text, setText] = useState('');
  const log = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (log.current) log.current.scrollTop = log.current.scrollHeight;
  }, [chat.length]);
  const send = (event: Event) => {
    event.preventDefault();
    if (text.trim()) onSay(text.trim());
    setText('');
  };
  return (
    <section class="chat card" aria-label={t('chat-chat')}>
      <div class="log" ref={log} role="log" tabIndex={0} aria-label={t('chat-what-was-said')}>
        {chat.length === 0 && <p class="fine">{t('chat-nobody-has-said-anything-yet')}</p>}
        {chat
          .filter(({ hidden }) => !hidden)
          .map(({ n, person, text, to }) => (
            <div key={n} class="said">
              <PersonButton person={person} game={game} event={n} />
              {to === 'spectators' && <span class="fine"> {t('chat-spectators')}</span>} {text}
            </div>
          ))}
      </div>
      <form onSubmit={send} class="row">
        <input
          aria-label={
            to === 'players' ? t('chat-say-something-to-all') : t('chat-tell-the-spectators')
          }
          placeholder={to === 'players' ? t('chat-say-something') : t('chat-tell-the-spectators')}
          maxLength={500}
          value={text}
          onInput={event => setText(event.currentTarget.value)}
        />
        <button disabled={!text.trim()}>{t('chat-send')}</button>
      </form>
    </section>
  );
}
