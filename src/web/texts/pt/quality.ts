import brand from '#brand'
import type { qualityTexts as English } from '#texts/quality.ts'
import type { Translated } from '#web/texts/translated.ts'

export const qualityTexts = {
  title: 'Garantia da qualidade',
  lead: `Os produtos ${brand.name} são fabricados, libertados e expedidos sob um único sistema de qualidade, desde a escolha de um material até ao rótulo da caixa.`,
  standards: [
    {
      name: 'ISO 13485',
      text: 'A norma de gestão da qualidade dos dispositivos médicos: a conceção, a produção, a libertação e as reclamações seguem procedimentos escritos e auditados.',
    },
    {
      name: 'Agência de medicamentos dos EUA',
      text: 'Os medicamentos e dispositivos cumprem os requisitos de qualidade da agência de medicamentos dos EUA, incluindo a rastreabilidade de cada lote.',
    },
    {
      name: 'Agência europeia de medicamentos',
      text: 'Os requisitos da agência europeia de medicamentos aplicam-se aos nossos medicamentos, das boas práticas de fabrico à farmacovigilância.',
    },
  ],
  stepsTitle: 'O que isto significa para a sua encomenda',
  steps: [
    {
      title: 'Certificados em cada envio',
      text: 'Conformidade, origem, análise e, para produtos estéreis, esterilização.',
    },
    {
      title: 'Rótulos verificados antes da produção',
      text: 'Pode ver o rótulo do seu país e pedir uma alteração antes de qualquer impressão.',
    },
    {
      title: 'Inspeção quando precisar',
      text: 'Peça no carrinho uma inspeção antes do envio; o relatório fica na encomenda.',
    },
  ],
  policy: 'Política da qualidade',
  policyText: 'O nosso compromisso numa página, assinado pela direção.',
  download: 'Descarregar a política da qualidade',
  policyFile: 'politica-da-qualidade.pdf',
} satisfies Translated<typeof English>
