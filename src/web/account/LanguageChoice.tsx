import { chooseCompanyLanguage } from '#modules/distributors/contract.ts'
import { type CurrentUser, chooseLanguage } from '#modules/identity/contract.ts'
import { keysOf } from '#platform/records.ts'
import { type PortalLanguage, portalLanguages } from '#platform/text/languages.ts'
import { languageTexts as texts } from '#texts/profile.ts'
import { useCommand } from '#web/api/endpoint.ts'
import { changeLanguage } from '#web/identity/language.ts'
import { useMay } from '#web/identity/may.ts'
import { FieldGrid } from '#web/ui/fields/FieldGrid.tsx'
import { SelectField } from '#web/ui/fields/SelectField.tsx'
import { Section } from '#web/ui/layout/Section.tsx'

const USUAL = ''
type Choice = PortalLanguage | typeof USUAL

const languages = keysOf(portalLanguages).map((value) => ({ value, label: portalLanguages[value] }))

/** In which language the signed-in user and, where they may say so, their company read the portal. A choice counts at once. */
export const LanguageChoice = ({ me }: { me: CurrentUser }) => {
  const { language, companyLanguage, distributor } = me
  const mayForCompany = useMay()('company.change')
  const own = useCommand(chooseLanguage, { onDone: (_, chosen) => changeLanguage(chosen.language ?? companyLanguage) })
  const company = useCommand(chooseCompanyLanguage, {
    onDone: (_, chosen) => language === null && changeLanguage(chosen.language),
  })
  const usual = companyLanguage ? texts.asCompany(portalLanguages[companyLanguage]) : texts.asBrowser
  return (
    <Section title={texts.title} lead={texts.lead}>
      <FieldGrid>
        <SelectField<Choice>
          label={texts.own}
          choices={[{ value: USUAL, label: usual }, ...languages]}
          value={language ?? USUAL}
          onChange={(chosen) => void own.send({ language: chosen || null })}
        />
        {distributor && mayForCompany && (
          <SelectField<Choice>
            label={texts.company}
            help={texts.companyHelp}
            choices={[{ value: USUAL, label: texts.asBrowser }, ...languages]}
            value={companyLanguage ?? USUAL}
            onChange={(chosen) => void company.send({ language: chosen || null })}
          />
        )}
      </FieldGrid>
    </Section>
  )
}
