/** Messages between both sides of the desk, and the notes that only staff see. */
export const threadWords = {
  arrived: (who: string, text: string) => `${who} wrote: ${text}`,
  messages: 'Messages',
  message: 'Your message',
  messageHelp: 'Our team and everybody of your company who reads orders can see it.',
  send: 'Send message',
  none: 'No messages yet. Ask us anything about this order.',
  noneToRead: 'No messages yet.',
  only: (names: string) =>
    `Only users with the role PROCUREMENT can write messages.${names === '' ? '' : ` Ask ${names}.`}`,
}

export const officeThreadWords = {
  threads: 'Messages and notes',
  counted: (name: string, count: number) => (count === 0 ? name : `${name} (${count})`),
  messages: 'Messages',
  message: 'Message to the distributor',
  messageHelp: (company: string) => `Everybody of ${company} can read it.`,
  send: 'Send message',
  noMessages: 'Nobody has written about this order yet.',
  notes: 'Internal notes',
  note: 'New note',
  noteHelp: 'Only staff can read it.',
  keep: 'Keep note',
  noNotes: 'No notes yet. Write down what your colleagues should know.',
}
