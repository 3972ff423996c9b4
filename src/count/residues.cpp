#include "count/residues.h"

namespace omnigo::count {
namespace {

static_assert(sizeof(unsigned long) == sizeof(Residue), "GMP reads residues as unsigned long");

mpz_class whole(Residue r) { return mpz_class(static_cast<unsigned long>(r)); }

// The largest prime below `from`.
Residue prime_below(Residue from) {
  do {
    --from;
  } while (mpz_probab_prime_p(whole(from).get_mpz_t(), 30) == 0);
  return from;
}

}  // namespace

std::vector<Residue> largest_primes(int count) {
  std::vector<Residue> primes;
  Residue last = Residue{1} << 63;
  for (int i = 0; i < count; ++i) primes.push_back(last = prime_below(last));
  return primes;
}

std::vector<Residue> moduli_for(const mpz_class& bound) {
  std::vector<Residue> primes;
  Residue last = Residue{1} << 63;
  mpz_class product = 1;
  do {
    primes.push_back(last = prime_below(last));
    product *= whole(last);
  } while (product <= bound);
  return primes;
}

mpz_class combine(std::span<const Residue> remainders, std::span<const Residue> moduli) {
  mpz_class value = 0, product = 1, inverse;
  for (std::size_t i = 0; i < moduli.size(); ++i) {
    const mpz_class p = whole(moduli[i]);
    mpz_invert(inverse.get_mpz_t(), product.get_mpz_t(), p.get_mpz_t());
    mpz_class digit = (whole(remainders[i]) - value) * inverse;
    mpz_mod(digit.get_mpz_t(), digit.get_mpz_t(), p.get_mpz_t());
    value += product * digit;
    product *= p;
  }
  return value;
}

}  // namespace omnigo::count
