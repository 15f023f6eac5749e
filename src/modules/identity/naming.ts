/** A person's current and former names and contacts, opened. */
export type KnownAs = {
  readonly firstname: string
  readonly lastname: string
  readonly email: string
  readonly phone: string
  readonly phone2: string | null
}

/** Fewer digits than these are a house number or an extension, not a person's telephone. */
const SHORTEST_PHONE = 7

const plain = (text: string): string => text.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim()
const digits = (text: string): string => text.replaceAll(/\D/g, '')

/** True of every text that holds a whole name of theirs, an address or a telephone number, however it is spaced. */
export const naming = (known: readonly KnownAs[]): ((text: string) => boolean) => {
  const names = new Set(
    known.flatMap(({ firstname, lastname, email }) => [
      plain(`${firstname} ${lastname}`),
      plain(`${lastname} ${firstname}`),
      plain(`${lastname}, ${firstname}`),
      plain(email),
    ]),
  )
  const phones = new Set(
    known
      .flatMap(({ phone, phone2 }) => [phone, phone2 ?? ''])
      .map(digits)
      .filter(({ length }) => length >= SHORTEST_PHONE),
  )
  return (text) => {
    const [said, dialled] = [plain(text), digits(text)]
    return [...names].some((name) => said.includes(name)) || [...phones].some((phone) => dialled.includes(phone))
  }
}
