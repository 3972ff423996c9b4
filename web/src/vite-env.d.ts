declare module 'omnigo-rules?url' {
  const url: string;
  export default url;
}
declare module 'omnigo-maker?url' {
  const url: string;
  export default url;
}
declare module 'omnigo-bot?url' {
  const url: string;
  export default url;
}
declare module 'omnigo-net?url' {
  const url: string;
  export default url;
}
declare module 'omnigo-reader?url' {
  const url: string;
  export default url;
}
