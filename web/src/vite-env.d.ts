declare module 'omnigo-rules?url' {
  const url: string;
  export default url;
}
