// Whole numbers of any size from their remainders.
//
// A count below the product of distinct primes is known from its remainders modulo each of them
// (the Chinese remainder theorem). The primes are the largest below 2^63: remainders fill a word,
// and the sum of two of them still fits in one, so that adding needs no carry and no division.
#pragma once

#include <gmpxx.h>

#include <algorithm>
#include <cstdint>
#include <span>
#include <vector>

namespace omnigo::count {

using Residue = std::uint64_t;

// The largest primes below 2^63, descending.
std::vector<Residue> largest_primes(int count);
// As many of them as have a product above `bound`, at least one.
std::vector<Residue> moduli_for(const mpz_class& bound);

// a + b and a - b modulo p, for a, b < p < 2^63. Of the two candidates the one out of range has
// wrapped round or kept p, so the smaller is right: no branch.
inline Residue add_mod(Residue a, Residue b, Residue p) { return std::min(a + b, a + b - p); }
inline Residue subtract_mod(Residue a, Residue b, Residue p) { return std::min(a - b, a - b + p); }
inline Residue multiply_mod(Residue a, Residue b, Residue p) {
  return static_cast<Residue>(static_cast<unsigned __int128>(a) * b % p);
}

mpz_class product_of(std::span<const Residue> moduli);

struct Remainder {
  mpz_class value = 0, modulus = 1;
};

// What has both remainders; false where the moduli have a common factor.
bool join(Remainder& all, const Remainder& next);

// The one number below the product of the moduli with these remainders.
mpz_class combine(std::span<const Residue> remainders, std::span<const Residue> moduli);

}  // namespace omnigo::count
