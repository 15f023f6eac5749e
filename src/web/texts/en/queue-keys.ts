/** What the keys of every queue of the office do. */
export const queueKeyNames = {
  next: 'Next',
  previous: 'Previous',
  approve: 'Approve or accept',
  reject: 'Return, reject or refuse',
  send: 'Send what is ready',
  assign: 'Assign to me',
  write: 'Write an answer',
  done: 'Close as done or solved',
  merge: 'Merge',
  undo: 'Undo a decision that is not sent yet',
  activate: 'Activate the company',
  nextFile: 'Next file',
} as const
