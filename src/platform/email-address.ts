const PART = `[^<>()[\\]\\\\.,;:\\s@"]+`
const LOCAL_PART = `${PART}(\\.${PART})*`
const DOMAIN = `([\\p{L}\\d-]+\\.)+\\p{L}{2,}`
const BRACKETED_IP = `\\[\\d{1,3}(\\.\\d{1,3}){3}\\]`

const pattern = new RegExp(`^${LOCAL_PART}@(${BRACKETED_IP}|${DOMAIN})$`, 'u')

/** Local part, @, a domain with a dot and a suffix of two or more letters, or a bracketed IP address (specification 1 §5). */
export const isEmailAddress = (text: string): boolean => text.length <= 254 && pattern.test(text)
