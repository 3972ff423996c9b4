// Asking the server for something, and what it says if it refuses.
import { useState } from 'preact/hooks';
import { ApiError } from './api';

export function useAsking() {
  const [trouble, setTrouble] = useState('');
  const run = async (what: () => Promise<unknown>) => {
    setTrouble('');
    try {
      await what();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setTrouble(error.message);
    }
  };
  return { trouble, run };
}
