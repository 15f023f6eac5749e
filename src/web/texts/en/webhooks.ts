/** Where events are sent, for companies and for the provider. */
export const webhooksTexts = {
  title: 'Webhooks',
  lead: 'Your own systems receive events as they happen: signed, in order and at least once. What a system misses is sent when it is back.',
  link: 'Webhooks',
  only: (names: string) =>
    `Only users with the role PROCUREMENT can manage webhooks.${names === '' ? '' : ` Ask ${names}.`}`,
  onlyAdmin: 'Only administrators can manage webhooks.',
  off: 'Webhooks are turned off in this portal. Nothing is sent.',
  suspended: 'Your account is suspended. Events wait and are sent, in order, once it is active again.',
  none: 'There are no webhooks yet.',
  add: 'Add a webhook',
  columns: {
    name: 'Name',
    state: 'Status',
    waiting: 'Waiting events',
    delivered: 'Last delivered',
    actions: 'Actions',
  },
  states: {
    ACTIVE: 'Active',
    FAILING: 'Failing',
    PAUSED: 'Paused',
    GIVEN_UP: 'Paused after a week of failures',
  },
  nextTry: 'Next attempt:',
  atLeast: (events: string) => `${events} or more`,
  never: 'Never',
  attempts: 'Show attempts',
  test: 'Send a test event',
  edit: 'Edit',
  pause: 'Pause',
  resume: 'Resume',
  replay: 'Send events again',
  secret: 'New signing secret',
  remove: 'Remove',
  added: 'The webhook is added.',
  saved: 'The webhook is saved.',
  paused: 'The webhook is paused. It gets what it misses when you resume it.',
  resumed: 'The webhook is active again.',
  removed: 'The webhook is removed.',
  tested: (milliseconds: string) => `The test event was accepted in ${milliseconds} ms.`,
  notTested: (reason: string) => `The test event was not accepted: ${reason}.`,
  replayed: (position: string) => `Events are sent again from position ${position}.`,
}

export const webhookFormTexts = {
  newTitle: 'Add a webhook',
  editTitle: (name: string) => `Edit ${name}`,
  keep: 'Cancel',
  confirm: 'Save',
  name: 'Name',
  url: 'Address',
  urlHelp: 'Public and with https. We send events there with POST.',
  kinds: 'Events',
  missing: 'Required',
}

export const webhookReplayTexts = {
  title: (name: string) => `Send events to ${name} again`,
  keep: 'Cancel',
  confirm: 'Send again',
  lead: 'All events of this webhook are sent again in order, with the same ids. Enter the day or the position to begin with.',
  day: 'Day (UTC)',
  position: 'Position',
  one: 'Enter a day or a position',
  wrong: 'Enter a whole number above 0',
}

export const webhookSecretTexts = {
  title: 'Signing secret',
  lead: 'Your system verifies with it that an event comes from us. It is shown this once. Store it safely.',
  copy: 'Copy',
  copied: 'Copied',
  done: 'Done',
  renewTitle: 'Make a new signing secret?',
  renew: 'The current secret stays valid for 24 hours next to the new one.',
  keep: 'Cancel',
  confirm: 'Make a new secret',
}

export const webhookRemovalTexts = {
  title: (name: string) => `Remove ${name}?`,
  lead: 'Nothing is sent there any more. Its attempts are deleted.',
  keep: 'Cancel',
  confirm: 'Remove',
}

export const webhookAttemptTexts = {
  title: (name: string) => `Attempts: ${name}`,
  lead: 'The last 30 days, the latest first.',
  all: 'All',
  failed: 'Failed',
  shown: 'Attempts shown',
  none: 'There are no attempts.',
  at: 'Time',
  kind: 'Event',
  position: 'Position',
  result: 'Result',
  took: 'Duration',
  milliseconds: (value: string) => `${value} ms`,
  test: 'Test',
  delivered: (status: number) => `Delivered (${status})`,
  answered: (status: number) => `Answered with ${status}`,
  faults: {
    TIMEOUT: 'No answer within 10 seconds',
    ADDRESS: 'The address is not public',
    NAME: 'The host name was not found',
    CERTIFICATE: 'The certificate is not valid',
    CONNECTION: 'No connection',
  },
}
