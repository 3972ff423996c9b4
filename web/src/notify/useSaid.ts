// Runs something that the server may refuse, and keeps what there is to say about it.
import { useState } from 'preact/hooks';
import { ApiError } from '../live/api';

export function useSaid() {
  const [said, setSaid] = useState('');
  const run = (what: () => Promise<string | void>) => async (event: Event) => {
    event.preventDefault();
    setSaid('');
    try {
      setSaid((await what()) ?? '');
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setSaid(error.message);
    }
  };
  return { said, run };
}
