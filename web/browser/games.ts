// Games for tests of the review.

/** Sixty moves between bots of a club. */
export const SIXTY = [
  '(;GM[1]SZ[9]RU[Chinese]KM[7.5]PB[keen]PW[regular];B[ee];W[fc];B[ge];W[dc];B[cf];W[eg',
  '];B[fh];W[eh];B[fg];W[bg];B[cg];W[ch];B[bf];W[ff];B[ef];W[dg];B[ei];W[di];B[fi];W[bh',
  '];B[bc];W[cd];B[bd];W[gg];B[gf];W[gi];B[fe];W[cb];B[be];W[bi];B[gc];W[gb];B[hb];W[hc',
  '];B[hd];W[gh];B[ff];W[gd];B[he];W[dh];B[cc];W[dd];B[db];W[eb];B[bb];W[da];B[ic];W[ha',
  '];B[gc];W[fd];B[ba];W[hc];B[ib];W[id];B[ie];W[ca];B[af];W[ig];B[hh];W[hi])',
].join('');
