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

mpz_class product_of(std::span<const Residue> moduli) {
  mpz_class product = 1;
  for (Residue p : moduli) product *= whole(p);
  return product;
}

bool join(Remainder& all, const Remainder& next) {
  mpz_class inverse;
  if (mpz_invert(inverse.get_mpz_t(), all.modulus.get_mpz_t(), next.modulus.get_mpz_t()) == 0) {
    return false;
  }
  mpz_class digit = (next.value - all.value) * inverse;
  mpz_mod(digit.get_mpz_t(), digit.get_mpz_t(), next.modulus.get_mpz_t());
  all = {all.value + all.modulus * digit, all.modulus * next.modulus};
  return true;
}

mpz_class combine(std::span<const Residue> remainders, std::span<const Residue> moduli) {
  Remainder all;
  for (std::size_t i = 0; i < moduli.size(); ++i) {
    join(all, {whole(remainders[i]), whole(moduli[i])});
  }
  return all.value;
}

}  // namespace omnigo::count
