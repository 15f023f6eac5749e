/** A refused or failed call: RFC 9457 problem details, with the sentence a person reads in `message`. */
export class Problem extends Error {
  /** 0 when the server could not be reached. */
  readonly status: number
  /** The reason by field of the input. */
  readonly errors: Readonly<Record<string, string>>
  /** Everything else in the answer, such as new figures by line. */
  readonly members: Readonly<Record<string, unknown>>
  /** To quote to support. */
  readonly reference: string | null

  constructor(status: number, message: string, members: Record<string, unknown> = {}, reference: string | null = null) {
    super(message)
    this.name = 'Problem'
    this.status = status
    this.errors = (members['errors'] as Record<string, string> | undefined) ?? {}
    this.members = members
    this.reference = reference
  }

  get unreachable(): boolean {
    return this.status === 0
  }

  /** Of a command: it is unknown whether it was done. The answer was lost, or is a proxy's. */
  get unanswered(): boolean {
    return this.unreachable || [502, 503, 504].includes(this.status)
  }

  /** The server answered, and the request cannot be fulfilled: repeating it does not help. */
  get refused(): boolean {
    return !this.unreachable && this.status < 500
  }

  /** The server is there, and what it depends on is back in a moment. */
  get away(): boolean {
    return this.status === 503
  }

  get hasFields(): boolean {
    return Object.keys(this.errors).length > 0
  }
}
