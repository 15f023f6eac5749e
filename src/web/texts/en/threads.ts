/** Messages between both sides of the desk, and the notes that only staff see. */
export const threadTexts = {
  arrived: (who: string, text: string) => `${who} wrote: ${text}`,
  messages: 'Messages',
  message: 'Your message',
  messageHelp: 'Visible to our team and to your colleagues who can see orders.',
  send: 'Send message',
  none: 'No messages yet. Ask us about this order.',
  noneToRead: 'No messages yet.',
  only: (names: string) =>
    `Only users with the role PROCUREMENT can write messages.${names === '' ? '' : ` Ask ${names}.`}`,
}

export const officeThreadTexts = {
  threads: 'Messages and notes',
  counted: (name: string, count: number) => (count === 0 ? name : `${name} (${count})`),
  messages: 'Messages',
  message: 'Message to the distributor',
  messageHelp: (company: string) => `Visible to everyone at ${company}.`,
  send: 'Send message',
  noMessages: 'No messages about this order yet.',
  notes: 'Internal notes',
  note: 'New note',
  noteHelp: 'Visible to staff only.',
  keep: 'Save note',
  noNotes: 'No notes yet. Add what your colleagues should know.',
}
