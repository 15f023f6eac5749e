import { millisecondsInHour } from 'date-fns/constants'
import { Link } from 'react-router-dom'

import { listCountries } from '#modules/catalogue/contract.ts'
import type { Account } from '#modules/signup/contract.ts'
import { paths } from '#paths'
import { accountStepTexts as names, documentsStepTexts as texts } from '#texts/signup.ts'
import { useRead } from '#web/api/endpoint.ts'
import { Facts } from '#web/ui/layout/Facts.tsx'
import { Card } from '#web/ui/page/Card.tsx'
import { typedOf } from './account-fields.ts'

const lines = (...texts: readonly (string | undefined)[]): string => texts.filter(Boolean).join(', ')

/** What was typed in the first step, once more before it is sent. */
export const Answers = ({ account }: { account: Account | null }) => {
  const { data: countries = [] } = useRead(listCountries, {}, { staleTime: millisecondsInHour })
  const typed = typedOf(account)
  const country = countries.find(({ id }) => id === typed.countryId)?.name
  const civility = typed.civility && typed.civility !== 'OTHER' ? names.civilities[typed.civility] : ''
  return (
    <Card title={texts.answers} aside={<Link to={paths.signup()}>{texts.change}</Link>}>
      <Facts
        facts={{
          [names.you]: `${[civility, typed.firstname, typed.lastname].filter(Boolean).join(' ')}, ${typed.job}`,
          [names.email]: typed.email,
          [names.phone]: lines(typed.phone, typed.phone2),
          [names.username]: typed.username,
          [names.company]: typed.organizationName,
          [names.companyAddress]: lines(typed.address, typed.address2, `${typed.zipCode} ${typed.city}`, country),
          [names.companyEmail]: typed.companyEmail,
          [names.companyPhone]: typed.companyPhone,
        }}
      />
    </Card>
  )
}
