import { Link } from 'react-router-dom'
import { isInReview, isMissing } from '#modules/distributors/file/document-states.ts'
import type { CompanyDocument } from '#modules/distributors/file/file-contract.ts'
import { paths } from '#paths'
import { companyFileTexts } from '#texts/company-file.ts'
import { vettingTexts as texts } from '#texts/vetting.ts'
import type { OfficeCompany } from '#web/office/distributors/company-answer.ts'
import { useNow } from '#web/ui/figures/clock.ts'
import { DateText } from '#web/ui/figures/Figures.tsx'
import { Fact, FactCard } from '#web/ui/layout/FactCard.tsx'
import { Said } from '#web/ui/layout/Said.tsx'
import type { Vetting } from './VettingFile.tsx'
import { draftFor, inReviewOrder } from './vetting-order.ts'

type VettingProps = {
  readonly company: OfficeCompany
  readonly vetting: Vetting
  readonly document: CompanyDocument
}

/** What the document is compared with: what was typed with it, who the company says it is, and who looks like it. */
export const VettingFacts = (props: VettingProps) => (
  <FactCard>
    <TypedFacts {...props} />
    <CompanyFacts {...props} />
    <Alike {...props} />
    <InFile {...props} />
    <Notes {...props} />
  </FactCard>
)

const TypedFacts = ({ document, company }: VettingProps) => {
  const now = useNow()
  const newest = document.versions.at(-1)
  const requirement = company.requirements.find(({ documentId }) => documentId === document.id)
  const until = newest?.validityDate
  return (
    <Fact title={texts.document}>
      <p>
        <strong>
          <bdi>{document.name}</bdi>
        </strong>
      </p>
      {document.name !== document.typeLabel && <p>{document.typeLabel}</p>}
      {newest && (
        <p>
          {texts.sent} <DateText at={newest.submittedAt} as="dayTime" /> {texts.by} <bdi>{newest.submittedBy}</bdi>
        </p>
      )}
      <p>
        {texts.validUntil}: {until ? <DateText at={until} /> : texts.noDate}
      </p>
      {until && Date.parse(until) < now.getTime() && <p role="note">{texts.past}</p>}
      {requirement?.words && isInReview(document.status) && <bdi>{requirement.words}</bdi>}
    </Fact>
  )
}

const CompanyFacts = ({ company }: VettingProps) => (
  <Fact title={texts.company}>
    <p>
      <bdi>{company.organizationName}</bdi>
    </p>
    <p>
      <bdi>
        {company.address}, {company.zipCode} {company.city}, {company.addressCountry.name}
      </bdi>
    </p>
    <p>
      <bdi>{company.email}</bdi>
    </p>
    <p>
      <bdi dir="ltr">{company.phone}</bdi>
    </p>
    {company.users.slice(0, 1).map(({ id, name, job, emailConfirmedAt }) => (
      <div key={id}>
        <p>
          <bdi>
            {name}, {job}
          </bdi>
        </p>
        <p>
          {emailConfirmedAt ? (
            <>
              {texts.confirmed} <DateText at={emailConfirmedAt} />
            </>
          ) : (
            texts.notConfirmed
          )}
        </p>
      </div>
    ))}
  </Fact>
)

const Alike = ({ vetting: { alike } }: VettingProps) =>
  alike.length > 0 && (
    <Fact title={texts.alike}>
      <ul role="list">
        {alike.map(({ id, name, by }) => (
          <li key={id}>
            <Link to={paths.officeDistributor({ distributorId: id })} target="_blank" rel="noopener">
              <bdi>{name}</bdi>
            </Link>
            : {by.map((why) => texts.alikeBy[why]).join(', ')}
          </li>
        ))}
      </ul>
    </Fact>
  )

const InFile = ({ company, vetting, document }: VettingProps) => {
  const missing = company.requirements.filter(({ state, required }) => required && isMissing(state))
  return (
    <Fact title={texts.inFile}>
      <ul role="list">
        {inReviewOrder(company.documents).map((it) => {
          const draft = draftFor(it, vetting.drafts)
          return (
            <li key={it.id}>
              <Link to={`?document=${it.id}`} replace aria-current={it.id === document.id || undefined}>
                <bdi>{it.name}</bdi>
              </Link>
              : {draft ? texts.draft[draft.decision] : texts.statuses[it.status]}
            </li>
          )
        })}
        {missing.map(({ id, label }) => (
          <li key={id}>
            {label}: {companyFileTexts.states.MISSING}
          </li>
        ))}
      </ul>
    </Fact>
  )
}

const Notes = ({ vetting: { notes }, document }: VettingProps) => {
  const own = notes.filter(({ documentId }) => documentId === document.id)
  return (
    own.length > 0 && (
      <Fact title={texts.notes}>
        {own.map(({ version, text, by, at }) => (
          <Said key={`${version} ${at}`}>
            <bdi>{text}</bdi> ({texts.version(version)}, <bdi>{by}</bdi>)
          </Said>
        ))}
      </Fact>
    )
  )
}
