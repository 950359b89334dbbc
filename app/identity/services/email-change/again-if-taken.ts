import { databaseFailure } from '#db/errors.ts'

/**
 * Runs a transaction that gives an account an address, and once more where somebody registered that address at the same
 * moment: the second look finds their account, and decides about it.
 */
export async function againIfTaken<Value>(transaction: () => Promise<Value>): Promise<Value> {
  try {
    return await transaction()
  } catch (error) {
    if (databaseFailure(error)?.reason !== 'unique') throw error
    return transaction()
  }
}
