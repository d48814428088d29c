import { hash } from '@node-rs/argon2'

/** Cost of argon2id in tests. With the product's cost, each login takes 10 ms of processor time and more. */
const COST = { memoryCost: 64, timeCost: 1, parallelism: 1 }

/**
 * Hash of a password at a low cost, for accounts that tests log in to. The hash names its cost, so the product checks
 * these passwords with the same code. Accounts that the product itself makes have the product's cost.
 */
export const hashCheaply = (password: string): Promise<string> => hash(password.normalize('NFKC'), COST)
