import { IconExternalLink } from '@tabler/icons-react'
import { listBestPractices } from '#modules/library/contract.ts'
import { paths } from '#paths'
import { foundTexts as texts } from '#texts/tickets.ts'
import { useRead } from '#web/api/endpoint.ts'
import { useHouse } from '#web/house.ts'
import { found } from './found-answers.ts'

const LEAST_TYPED = 4

/** What may answer the question before it is sent. It is next to the form and never in its way. */
export const FoundAnswers = ({ subject }: { subject: string }) => {
  const { data = [] } = useRead(listBestPractices, {}, { enabled: subject.trim().length >= LEAST_TYPED })
  const { helpCentreUrl } = useHouse()
  const answers = found(subject, data)
  if (answers.length === 0) return null
  return (
    <section aria-label={texts.title}>
      <p>{texts.title}</p>
      <ul>
        {answers.map(({ id, title }) => (
          <li key={id}>
            <a href={paths.resource({ type: 'best-practices', id })} target="_blank" rel="noreferrer">
              <bdi>{title}</bdi> <IconExternalLink size={14} stroke={1.8} aria-label={texts.newTab} />
            </a>
          </li>
        ))}
        <li>
          <a href={helpCentreUrl} target="_blank" rel="noreferrer">
            {texts.faq} <IconExternalLink size={14} stroke={1.8} aria-label={texts.newTab} />
          </a>
        </li>
      </ul>
    </section>
  )
}
