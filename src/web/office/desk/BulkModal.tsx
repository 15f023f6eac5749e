import { Fragment, useState } from 'react'
import type { OfficeOrderRow } from '#modules/ordering/desk/office-contract.ts'
import { cents } from '#platform/money.ts'
import { bulkTexts as texts } from '#texts/bulk-steps.ts'
import { uiTexts } from '#texts/ui.ts'
import { prepaymentOf } from '#web/office/fulfilment/prepayment.ts'
import { dayError, dayOf } from '#web/office/fulfilment/step.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { Modal } from '#web/ui/dialogs/Modal.tsx'
import { DayField } from '#web/ui/fields/days/DayField.tsx'
import { TextField } from '#web/ui/fields/TextField.tsx'
import { Stack } from '#web/ui/layout/Stack.tsx'
import { Entries, Entry } from '#web/ui/lists/Entries.tsx'
import { ProgressBar } from '#web/ui/page/ProgressBar.tsx'
import classes from './BulkModal.module.css'
import { type BulkMove, type BulkResult, byReason, giveOf, sorted, useBulkMove } from './bulk.ts'

const WHOLE = '100'

/** Several orders take the same step, one command each; then what moved, and what did not and why. */
export const BulkModal = ({
  move,
  orders,
  onClose,
}: {
  move: BulkMove
  orders: readonly OfficeOrderRow[]
  /** With the ids of those that moved on. */
  onClose: (moved: readonly string[]) => void
}) => {
  // As they were when the dialog opened: later changes do not alter the sentence while it is read.
  const [{ able, unable }] = useState(() => sorted(move, orders))
  const [percent, setPercent] = useState(WHOLE)
  const [typedDay, setTypedDay] = useState('')
  const { results, running, start, stop } = useBulkMove()
  const prepayment = prepaymentOf({ how: 'PERCENT', typed: percent }, cents(100))
  const [isTried, setTried] = useState(false)
  const wrong = {
    percent: move === 'RequestPrepayment' && 'error' in prepayment ? prepayment.error : null,
    day: dayError(typedDay),
  }
  const send = () => {
    setTried(true)
    if (wrong.percent || wrong.day) return
    const share = 'ask' in prepayment ? (prepayment.ask.percent ?? null) : null
    void start(able, giveOf(move, { percent: share, day: dayOf(typedDay) }))
  }
  const close = () => onClose((results ?? []).filter((it) => it.moved).map(({ id }) => id))
  return (
    <Modal
      opened
      onClose={running ? () => {} : close}
      closeOnBackground={!running}
      closeIcon={!running}
      width="chooser"
      title={results === null ? texts.title[move](able.length) : texts.action[move]}
      actions={
        results === null ? (
          <>
            <Button onClick={close}>{texts.goBack}</Button>
            <Button look="filled" asksServer onClick={send}>
              {texts.give[move](able.length)}
            </Button>
          </>
        ) : running ? (
          <Button onClick={stop}>{texts.stop}</Button>
        ) : (
          <Button look="filled" onClick={close}>
            {uiTexts.close}
          </Button>
        )
      }
    >
      {results === null ? (
        <Stack gap={4}>
          <p>{texts.lead}</p>
          <Numbers of={able.map(({ num }) => num)} />
          {unable.length > 0 && (
            <>
              <p>{texts.stay(unable.length)}</p>
              <Entries>
                {byReason(unable).map(([why, nums]) => (
                  <Entry key={why}>
                    <strong>{why}</strong>
                    <Numbers of={nums} />
                  </Entry>
                ))}
              </Entries>
            </>
          )}
          {move === 'RequestPrepayment' && (
            <TextField
              label={texts.percent}
              required
              inputMode="numeric"
              value={percent}
              onChange={setPercent}
              error={isTried ? wrong.percent : null}
            />
          )}
          <DayField
            label={texts.day[move]}
            value={typedDay}
            onChange={setTypedDay}
            error={isTried ? wrong.day : null}
          />
        </Stack>
      ) : (
        <Results results={results} of={able.length} running={running} />
      )}
    </Modal>
  )
}

/** None of them breaks over two lines. */
const Numbers = ({ of }: { of: readonly string[] }) => (
  <p className={classes['numbers']}>
    {of.map((num, at) => (
      <Fragment key={num}>
        {at > 0 && ', '}
        <bdi dir="ltr">{num}</bdi>
      </Fragment>
    ))}
  </p>
)

const Results = ({ results, of, running }: { results: readonly BulkResult[]; of: number; running: boolean }) => {
  const moved = results.filter((it) => it.moved).length
  return (
    <Stack gap={4}>
      <p role="status">
        <strong>{running ? texts.running(results.length, of) : texts.done(moved, of)}</strong>
      </p>
      {running && <ProgressBar label={texts.progress} done={results.length} of={of} />}
      <ResultList results={results} />
    </Stack>
  )
}

const ResultList = ({ results }: { results: readonly BulkResult[] }) => (
  <ul role="list" className={classes['results']}>
    {results.map(({ num, moved, why }) => (
      <li key={num} data-moved={moved}>
        <span>{num}</span>
        <span>{moved ? texts.moved : why}</span>
      </li>
    ))}
  </ul>
)
