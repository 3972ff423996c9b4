// What the forms of this folder share.

export function Field(props: {
  label: string;
  type: 'email' | 'password';
  value: string;
  autocomplete: 'email' | 'current-password' | 'new-password';
  set: (text: string) => void;
}) {
  const shared = {
    required: true,
    value: props.value,
    autocomplete: props.autocomplete,
    onInput: (event: { currentTarget: HTMLInputElement }) => props.set(event.currentTarget.value),
  };
  const shortest = props.autocomplete === 'new-password' ? 8 : undefined;
  return (
    <label class="field">
      {props.label}
      {props.type === 'email' ? (
        <input type="email" maxLength={254} {...shared} />
      ) : (
        <input type="password" minLength={shortest} maxLength={200} {...shared} />
      )}
    </label>
  );
}

export const Said = ({ text }: { text: string }) =>
  text ? (
    <p class="fine" role="status">
      {text}
    </p>
  ) : null;
