import type { seenAsTexts as English } from '#texts/seen-as.ts'
import type { Translated } from '#web/texts/translated.ts'

/** The portal as a company sees it. */
export const seenAsTexts = {
  button: 'Ver como esta empresa',
  title: (company) => `Ver o portal como ${company}`,
  lead: 'Verá o que as pessoas da empresa veem: a loja com os seus preços, encomendas, documentos, acordos, rótulos e fidelização. Não pode alterar nem enviar nada. A consulta e o seu motivo ficam registados na cronologia da empresa.',
  reason: 'Motivo',
  missing: 'Indique porque consulta',
  keep: 'Cancelar',
  begin: 'Começar',
  banner: (company) => `Está a ver o portal como ${company} o vê.`,
  readOnly: 'Só para leitura até',
  back: 'Voltar ao back office',
} satisfies Translated<typeof English>
