import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Answer, Endpoint, Sent } from '#platform/http/endpoint.ts'
import { secondPersonTexts } from '#texts/second-person.ts'
import { Problem } from '#web/problem.ts'
import { showProblem, showSuccess, takeBackProblem } from '#web/ui/dialogs/messages.ts'
import { jsonOf, request } from './http.ts'
import { isWaiting } from './leaving.ts'
import { untilAnswered } from './lost-answers.ts'
import { askProof, isProofKind } from './password-again.ts'
import { modelsChanged, reads } from './reads.ts'
import { askApprovalReason, waitsForApproval } from './second-person.ts'
import { currentToken } from './session.ts'
import { namesOf } from './wire-names.ts'

const text = (value: unknown): string => (Array.isArray(value) ? value.map(String).join(',') : String(value))

export const wire = (
  endpoint: Endpoint,
  input: Record<string, unknown>,
): { method: string; path: string; body?: unknown } => {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(text(input[name])))
  const query = new URLSearchParams()
  for (const name of namesOf(endpoint.query)) {
    const value = input[name]
    if (value !== undefined && value !== null && value !== '') query.set(name, text(value))
  }
  const search = query.size > 0 ? `?${query}` : ''
  if (endpoint.method === 'GET' || endpoint.body === undefined) return { method: endpoint.method, path: path + search }
  const body = Object.fromEntries(
    namesOf(endpoint.body).flatMap((name) => (input[name] === undefined ? [] : [[name, input[name]]])),
  )
  return { method: endpoint.method, path: path + search, body }
}

export const call = async <E extends Endpoint>(
  endpoint: E,
  input: Sent<E>,
  options: { idempotencyKey?: string; approvalReason?: string; signal?: AbortSignal; quiet?: boolean } = {},
): Promise<Answer<E>> => {
  const response = await request({ ...wire(endpoint, input as Record<string, unknown>), ...options })
  if (response.status === 204) return undefined as Answer<E>
  return (await jsonOf(response, options.signal)) as Answer<E>
}

/** Milliseconds after which an answer counts as lost: a connection can hang silently. */
const ANSWERED_WITHIN = 60_000

/** As the server says that a second person has to approve a command. */
const SECOND_PERSON = 'second-person'

/** Repeated under its Idempotency-Key when the answer is lost. The server keeps no keys of visitors. */
export const command = <E extends Endpoint>(
  endpoint: E,
  input: Sent<E>,
  idempotencyKey: string = crypto.randomUUID(),
): Promise<Answer<E>> => {
  const ask = (approval = {}) =>
    call(endpoint, input, { idempotencyKey, ...approval, signal: AbortSignal.timeout(ANSWERED_WITHIN) })
  if (currentToken() === null) return ask()
  return orRequested((approval) => afterProof(() => untilAnswered(() => ask(approval))))
}

/** What needs a second person is sent once more with the reason why it should be approved. */
const orRequested = async <T>(give: (approval?: { approvalReason: string }) => Promise<T>): Promise<T> => {
  try {
    return await give()
  } catch (fault) {
    if (!(fault instanceof Problem) || fault.members['needs'] !== SECOND_PERSON) throw fault
    const approvalReason = await askApprovalReason()
    if (approvalReason === null) throw fault
    return give({ approvalReason })
  }
}

/** What is refused for want of a proof who the person is, is sent once more when it was given. */
const afterProof = async <T>(give: () => Promise<T>): Promise<T> => {
  try {
    return await give()
  } catch (fault) {
    const needed = fault instanceof Problem ? fault.members['needs'] : null
    if (!isProofKind(needed) || !(await askProof(needed))) throw fault
    return give()
  }
}

export const readKey = <E extends Endpoint>(endpoint: E, input: Sent<E>) =>
  [endpoint.reads ?? [], `${endpoint.method} ${endpoint.path}`, input] as const

/** For a route before its screen shows, or when a link is hovered. */
export const prefetch = <E extends Endpoint>(endpoint: E, input: Sent<E>): Promise<void> =>
  reads.prefetchQuery({
    queryKey: readKey(endpoint, input),
    queryFn: ({ signal }) => call(endpoint, input, { signal }),
    staleTime: 5_000,
  })

/** Marks what a command changed as stale, and shows a command that can be taken back among the departures. */
export const commandChanged = ({ awaits = [], reads = [] }: Endpoint, answer: unknown): Promise<void> =>
  modelsChanged([
    ...[...awaits, ...reads],
    ...(isWaiting(answer) ? ['departures'] : []),
    ...(waitsForApproval(answer) ? ['second_person_requests'] : []),
  ])

export type ReadOptions<Answered> = {
  readonly enabled?: boolean
  /** false: another input's answer is not shown until this one's is there. */
  readonly keepsOld?: boolean
  /** Milliseconds without a refetch; for what hardly ever changes. */
  readonly staleTime?: number
  /** Milliseconds until the next refetch, by the last answer; for what no live message announces. */
  readonly refetchInterval?: number | ((answer: Answered | undefined) => number)
}

/** A screen's read. While it is fetched again the old answer stays on screen. */
export const useRead = <E extends Endpoint>(
  endpoint: E,
  input: Sent<E>,
  { refetchInterval, keepsOld = true, ...options }: ReadOptions<Answer<E>> = {},
): UseQueryResult<Answer<E>, Problem> =>
  useQuery<Answer<E>, Problem>({
    queryKey: readKey(endpoint, input),
    queryFn: ({ signal }) => call(endpoint, input, { signal }),
    ...(keepsOld && { placeholderData: keepPreviousData }),
    ...options,
    ...(refetchInterval !== undefined && {
      refetchInterval: ({ state }) =>
        typeof refetchInterval === 'number' ? refetchInterval : refetchInterval(state.data),
    }),
  })

/** Changes an answer that is on screen before the server has spoken; the returned function puts it back. */
export const patchRead = <E extends Endpoint>(
  endpoint: E,
  input: Sent<E>,
  change: (answer: Answer<E>) => Answer<E>,
): (() => void) => {
  const key = readKey(endpoint, input)
  const before = reads.getQueryData<Answer<E>>(key)
  if (before === undefined) return () => {}
  void reads.cancelQueries({ queryKey: key })
  reads.setQueryData(key, change(before))
  return () => reads.setQueryData(key, before)
}

export type CommandOptions<E> = {
  readonly onDone?: (answer: Answer<E>, input: Sent<E>) => void
  /** A second person has to approve it first. */
  readonly onRequested?: () => void
  /** True: the screen shows it itself; otherwise a problem without fields goes to the open modal or the error modal. */
  readonly onProblem?: (problem: Problem, input: Sent<E>) => boolean | undefined
  /** Shows the change at once (see patchRead) and answers how to take it back. Never for money or decisions. */
  readonly optimistic?: (input: Sent<E>) => () => void
}

export type Command<E> = {
  /** Null when it was refused; the refusal is in `problem`. A second click while busy is the same submission. */
  readonly send: (input: Sent<E>) => Promise<Answer<E> | null>
  readonly busy: boolean
  readonly problem: Problem | null
  readonly errors: Readonly<Record<string, string>>
  readonly clear: () => void
}

/** A command of a screen: one submission, one Idempotency-Key, however often it is clicked or the network stumbles. */
export const useCommand = <E extends Endpoint>(endpoint: E, options: CommandOptions<E> = {}): Command<E> => {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<Problem | null>(null)
  const running = useRef<Promise<Answer<E> | null> | null>(null)
  const submission = useRef<{ body: string; key: string } | null>(null)
  const shown = useRef<Problem | null>(null)
  const latest = useRef(options)
  useEffect(() => {
    latest.current = options
  })

  const give = useCallback(
    async (input: Sent<E>): Promise<Answer<E> | null> => {
      const body = `${endpoint.method} ${endpoint.path} ${JSON.stringify(input)}`
      if (submission.current?.body !== body) submission.current = { body, key: crypto.randomUUID() }
      const takeBack = latest.current.optimistic?.(input)
      try {
        const answer = await command(endpoint, input, submission.current.key)
        submission.current = null
        await commandChanged(endpoint, answer)
        if (waitsForApproval(answer)) {
          takeBack?.()
          latest.current.onRequested?.()
          showSuccess(secondPersonTexts.requested)
          return null
        }
        latest.current.onDone?.(answer, input)
        return answer
      } catch (fault) {
        takeBack?.()
        if (!(fault instanceof Problem)) throw fault
        // A failure of ours may have come after it was done: trying again is the same submission.
        if (!fault.unreachable && fault.status < 500) submission.current = null
        setProblem(fault)
        if (latest.current.onProblem?.(fault, input) === true || fault.hasFields) return null
        shown.current = fault
        showProblem(fault)
        return null
      }
    },
    [endpoint],
  )

  const send = useCallback(
    (input: Sent<E>) => {
      if (running.current) return running.current
      setBusy(true)
      setProblem(null)
      takeBackProblem(shown.current)
      running.current = give(input).finally(() => {
        running.current = null
        setBusy(false)
      })
      return running.current
    },
    [give],
  )

  return { send, busy, problem, errors: problem?.errors ?? {}, clear: () => setProblem(null) }
}
