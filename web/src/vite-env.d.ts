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
// Its own type: the one that the compiler infers from so large a file takes it half a minute.
declare module 'omnigo-problems' {
  const file: import('./problems/problem').ProblemFile;
  export default file;
}
declare module 'omnigo-reader?url' {
  const url: string;
  export default url;
}
