import { databaseFailure } from '#db/errors.ts'

/**
 * Runs a transaction that gives an account an address, and once more where somebody registered that address at the same
 * moment: the second look finds their account, and decides about it. So it does where the transaction and another one
 * waited for each other, and the database ended it.
 */
export async function againIfTaken<Value>(transaction: () => Promise<Value>): Promise<Value> {
  try {
    return await transaction()
  } catch (error) {
    const reason = databaseFailure(error)?.reason
    if (reason !== 'unique' && reason !== 'conflict') throw error
    return transaction()
  }
}
