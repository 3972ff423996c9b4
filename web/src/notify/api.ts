// What reaches people who are not here: web push, e-mail, new passwords by e-mail.
import { language } from '../i18n/language';
import { ask } from '../live/api';
import type { Notify, Recovered } from '../live/wire';

export const notifyApi = {
  state: () => ask<Notify>('GET', '/api/notify'),
  subscribe: ({ endpoint, keys }: PushSubscriptionJSON) =>
    ask<object>('POST', '/api/notify/push', { endpoint, keys, language }),
  unsubscribe: (endpoint: string) => ask<object>('POST', '/api/notify/push/end', { endpoint }),
  setAddress: (address: string, password: string) =>
    ask<object>('POST', '/api/notify/mail', { address, password, language }),
  removeAddress: () => ask<object>('POST', '/api/notify/mail/end', {}),
  mailTurns: (turns: boolean) => ask<object>('POST', '/api/notify/mail/turns', { turns, language }),
  confirm: (token: string) => ask<object>('POST', '/api/mail/confirm', { token, language }),
  stop: (token: string) => ask<object>('POST', '/api/mail/stop', { token }),
  recover: (address: string) => ask<object>('POST', '/api/recover', { address }),
  newPassword: (token: string, password: string) =>
    ask<Recovered>('POST', '/api/recover/password', { token, password }),
};
