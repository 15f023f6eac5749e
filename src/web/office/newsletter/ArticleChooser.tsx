import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import type { offeredArticles } from '#modules/notifications/newsletter/office-contract.ts'
import type { Answer } from '#platform/http/endpoint.ts'
import { present } from '#platform/typed.ts'
import { officeNewsletterTexts as texts } from '#texts/newsletter.ts'
import { IconButton } from '#web/ui/actions/Button.tsx'
import { CheckField } from '#web/ui/fields/CheckField.tsx'
import { errorLine } from '#web/ui/fields/field-look.tsx'
import { Row } from '#web/ui/layout/Row.tsx'
import { Stack } from '#web/ui/layout/Stack.tsx'

type Article = Answer<typeof offeredArticles>[number]
type Id = Article['id']

/** The articles of an issue: those that are chosen first, in the order of the mail. */
export const ArticleChooser = ({
  articles,
  chosen,
  error,
  onChange,
}: {
  articles: readonly Article[]
  chosen: readonly Id[]
  error: string | null
  onChange: (chosen: Id[]) => void
}) => {
  const placeOf = ({ id }: Article) => (chosen.includes(id) ? chosen.indexOf(id) : chosen.length)
  const listed = articles.toSorted((one, other) => placeOf(one) - placeOf(other))
  const moved = (index: number, by: -1 | 1): Id[] => {
    const [here, there] = [present(chosen[index]), present(chosen[index + by])]
    return chosen.with(index, there).with(index + by, here)
  }
  return (
    <fieldset>
      <legend>{texts.fields.articles}</legend>
      <Stack gap={2}>
        <p>{listed.length === 0 ? texts.noArticles : texts.fields.articlesHelp}</p>
        {listed.map(({ id, title }) => {
          const at = chosen.indexOf(id)
          return (
            <Row key={id} justify="between">
              <CheckField
                label={title}
                checked={at >= 0}
                onChange={(isIn) => onChange(isIn ? [...chosen, id] : chosen.filter((other) => other !== id))}
              />
              {at >= 0 && (
                <Row gap={1}>
                  <IconButton label={texts.up(title)} disabled={at === 0} onClick={() => onChange(moved(at, -1))}>
                    <IconArrowUp size={16} stroke={1.8} aria-hidden />
                  </IconButton>
                  <IconButton
                    label={texts.down(title)}
                    disabled={at === chosen.length - 1}
                    onClick={() => onChange(moved(at, 1))}
                  >
                    <IconArrowDown size={16} stroke={1.8} aria-hidden />
                  </IconButton>
                </Row>
              )}
            </Row>
          )
        })}
        {error && <p role="alert">{errorLine(error)}</p>}
      </Stack>
    </fieldset>
  )
}
