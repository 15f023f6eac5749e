/** In this order; `where` omits what can be derived. */
export const keptTables: readonly { readonly name: string; readonly where?: string }[] = [
  { name: 'es.signed_head' },
  { name: 'es.key_succession' },
  { name: 'es.stream' },
  { name: 'es.year_number' },
  { name: 'es.deadline' },
  { name: 'es.late_deadline' },
  { name: 'es.command' }, // a command that is sent again, by a browser or by background work, must stay one command
  { name: 'es.subject_key' }, // wrapped by the master key; of the erased nothing but that they were
  { name: 'es.reaction' }, // how far each has heard: what it did is not done again
  { name: 'es.parked', where: `projection like 'reaction:%'` },
  { name: 'es.given_up' }, // who decided that an event is passed over
  { name: 'access.account' },
  { name: 'access.company_sign_in' }, // the secret is sealed
  { name: 'access.sign_in_domain' },
  { name: 'access.linked_sign_in' },
  { name: 'access.second_factor' },
  { name: 'access.recovery_code' },
  { name: 'access.passkey' },
  { name: 'access.api_token' }, // programs go on calling; the hash of a secret opens nothing
  { name: 'access.draft' },
  { name: 'access.sealed_search' }, // its reaction has passed what it was made of
  { name: 'webhooks.delivery' }, // how far each has delivered, and its sealed secret
  { name: 'files.file' },
  { name: 'mail.outbox' }, // what was sent is known by its effect, and not sent again
]

export const logTables = ['es.commit', 'es.event', 'es.log', 'es.pending'] as const

export const leftOutTables: Readonly<Record<string, string>> = {
  'public.migration': 'the import migrates by itself',
  'es.clock': 'a shifted clock is not backed up',
  'es.projection': 'read models are built anew',
  'access.session': 'people sign in anew',
  'access.password_link': 'good for an hour',
  'access.rate_limit': 'losing it does no harm',
  'access.claim': 'good for ten minutes',
  'access.working_copy': 'typed and not saved yet',
  'files.ticket': 'good for ten minutes',
  'files.visitor_draft': 'good for a week, and read by the cookie of a browser alone',
  'audit.invariant': 'the log is checked from its beginning',
  'audit.breach': 'the log is checked from its beginning',
  'audit.log_check_progress': 'the next stretch says it again',
  'webhooks.attempt': 'kept for 30 days',
  'work.*': 'jobs are made again from deadlines and outbox',
}
