import { type ReactNode, useState } from 'react'
import { assignSalesRepresentative } from '#modules/distributors/contract.ts'
import { initial } from '#platform/typed.ts'
import {
  distributorDialogTexts,
  officeDistributorTexts as labels,
  officeDistributorTexts as texts,
} from '#texts/office-distributors.ts'
import { useModalForm } from '#web/api/form.ts'
import { useMay } from '#web/identity/may.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { FormModal } from '#web/ui/dialogs/FormModal.tsx'
import { choicesOf } from '#web/ui/fields/choices.ts'
import { SelectField } from '#web/ui/fields/SelectField.tsx'
import { DateText } from '#web/ui/figures/Figures.tsx'
import { Facts } from '#web/ui/layout/Facts.tsx'
import { Grid } from '#web/ui/layout/Grid.tsx'
import { Row } from '#web/ui/layout/Row.tsx'
import { Card } from '#web/ui/page/Card.tsx'
import { CompanyAddress } from './CompanyHeader.tsx'
import type { OfficeCompany } from './company-answer.ts'
import { LoyaltyModal } from './LoyaltyModal.tsx'
import { TerritoryModal } from './TerritoryModal.tsx'

/** Who of sales represents the provider to a company. */
const RepresentativeModal = ({ company, onClose }: { company: OfficeCompany; onClose: () => void }) => {
  const form = useModalForm(assignSalesRepresentative, {
    defaults: { userId: initial<string | null>(company.salesRepresentativeId) },
    rules: ({ userId }) => ({ userId: userId === null ? distributorDialogTexts.chooseRepresentative : null }),
    input: ({ userId }) => ({ id: company.id, userId: userId ?? '' }),
    onClose,
    says: () => distributorDialogTexts.representativeSaved(company.organizationName),
  })
  return (
    <FormModal
      title={labels.changeRepresentative}
      labels={{ keep: distributorDialogTexts.keep, confirm: distributorDialogTexts.save }}
      busy={form.busy}
      onClose={onClose}
      onSubmit={form.submit}
    >
      <SelectField
        label={labels.representative}
        required
        choices={choicesOf(company.representatives)}
        {...form.field('userId')}
      />
    </FormModal>
  )
}

type OpenModal = 'territory' | 'representative' | 'loyalty'

/** Who the company is, where it may sell, who represents us there; what staff may change has its button. */
export const CompanyFacts = ({ company }: { company: OfficeCompany }) => {
  const may = useMay()
  const [opened, open] = useState<OpenModal | null>(null)
  const close = () => open(null)
  const change = (which: OpenModal, label: string, allowed: boolean): ReactNode =>
    allowed && (
      <Button size="small" asksServer aria-label={label} onClick={() => open(which)}>
        {texts.change}
      </Button>
    )
  const mayActivate = may('office.distributors.activate')
  const { representative, countries, region, loyaltyProgramGroup: group } = company
  return (
    <Grid>
      <Card title={texts.facts}>
        <Facts
          facts={{
            [texts.address]: <CompanyAddress company={company} />,
            [texts.email]: <bdi>{company.email}</bdi>,
            [texts.phone]: <bdi dir="ltr">{company.phone}</bdi>,
            [texts.contact]: company.contactName && <bdi>{company.contactName}</bdi>,
            [texts.joined]: <DateText at={company.creationDate} />,
          }}
        />
      </Card>
      <Card title={texts.territory} aside={change('territory', texts.changeTerritory, mayActivate)}>
        {region === null ? (
          <p>{texts.noTerritory}</p>
        ) : (
          <Facts
            facts={{
              [texts.region]: <bdi>{region}</bdi>,
              [texts.countries]: countries.map(({ name }) => name).join(', '),
            }}
          />
        )}
      </Card>
      <Card title={texts.terms}>
        <Facts
          facts={{
            [texts.representative]: (
              <Row justify="between">
                <bdi>{representative?.name ?? texts.noRepresentative}</bdi>
                {change('representative', texts.changeRepresentative, mayActivate)}
              </Row>
            ),
            [texts.loyalty]: (
              <Row justify="between">
                {group === null ? texts.noGroup : texts.group(group)}
                {change('loyalty', texts.changeLoyalty, may('office.loyalty.correct'))}
              </Row>
            ),
          }}
        />
      </Card>
      {opened === 'territory' && <TerritoryModal company={company} onClose={close} />}
      {opened === 'representative' && <RepresentativeModal company={company} onClose={close} />}
      {opened === 'loyalty' && <LoyaltyModal company={company} onClose={close} />}
    </Grid>
  )
}
