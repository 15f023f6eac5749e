import type { PlantedFault } from './planted-fault.ts'

/** Of keys, tokens, receivers, second persons and restores: what an attacker or an auditor from outside finds. */
export const trust: readonly PlantedFault[] = [
  {
    kind: 'trust',
    what: 'an API token works on when its creator is shut out',
    file: 'src/platform/access/api-tokens.ts',
    from: "t.expires_at > es.now() and a.state = 'active'",
    to: 't.expires_at > es.now()',
    by: ['src/modules/identity/tokens/api-tokens.slice.spec.ts'],
  },
  {
    kind: 'trust',
    what: 'a person approves what they requested',
    file: 'src/modules/approvals/approval.ts',
    from: `    if (by === requestedBy) return notOneself
    return isWaiting(status) ? [SecondPersonApproved`,
    to: `    if (requestedBy === '') return notOneself
    return isWaiting(status) ? [SecondPersonApproved`,
    by: ['src/modules/approvals/approval.spec.ts'],
  },
  {
    kind: 'trust',
    what: 'an approved command does something else than what was approved',
    file: 'src/platform/log/second-person.ts',
    from: 'Equal.equals(other.approved, effect.approved)',
    to: 'other.approved !== undefined',
    by: ['src/modules/approvals/approvals.slice.spec.ts'],
  },
  {
    kind: 'trust',
    what: 'the address of a webhook may lead into a network inside',
    file: 'src/platform/webhooks/callable.ts',
    from: 'special.check(address, family) || ownNetworks()',
    to: 'ownNetworks()',
    by: ['src/platform/webhooks/callable.spec.ts'],
  },
  {
    kind: 'trust',
    what: 'a restore brings a person back who was erased',
    file: 'src/platform/backup/repeated-erasures.ts',
    from: "await client.query('select es.erase_key(person) from unnest($1::uuid[]) person', [people])",
    to: '',
    by: ['tests/whole/repeated-erasures.slice.spec.ts'],
  },
  {
    kind: 'trust',
    what: 'a change of TOKEN_SECRET ends what was made before',
    file: 'src/platform/access/token-keys.ts',
    from: '...(alsoTokens ? [derived(alsoTokens, purpose)] : [])',
    to: '',
    by: ['src/platform/access/token-keys.slice.spec.ts'],
  },
]
