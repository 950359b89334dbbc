/** Thrown when so many passwords are being checked that waiting longer would serve nobody; becomes a 503. */
export class TooBusyError extends Error {
  override name = 'TooBusyError'
}
