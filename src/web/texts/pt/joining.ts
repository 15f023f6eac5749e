import brand from '#brand'
import type { joiningTexts as EnglishJoining } from '#texts/joining.ts'
import type { Translated } from '#web/texts/translated.ts'
import { counted } from './language.ts'

/** Before a company signs up. */
export const joiningTexts = {
  title: 'Ser distribuidor',
  lead: `${brand.name}: o que pedimos à sua empresa, quanto tempo demora e quanto se encomenda de cada vez.`,
  papers: 'Documentos necessários',
  papersLead: 'Um ficheiro por documento: PDF, PNG, JPEG, DOCX ou XLSX, até 25 MB.',
  required: 'Obrigatórios',
  optional: 'Opcionais',
  orWho: (paper) => `${paper}, ou a sua confirmação das Boas Práticas de Distribuição da OMS`,
  duration: 'Quanto tempo demora',
  review: (days) => `A nossa equipa de qualidade analisa cada documento em ${days === 1 ? '1 dia' : `${days} dias`}.`,
  steps: [
    'Introduz os seus dados e envia os documentos. Pode parar e continuar mais tarde: este navegador guarda durante 7 dias o que introduziu.',
    'Se for preciso enviar um documento de novo, escrevemos-lhe com o motivo.',
    'Definimos os países onde pode vender e o seu representante comercial, e ativamos a sua conta.',
    'A partir daí, vê os seus preços e pode encomendar.',
  ],
  minimum: 'Encomendas mínimas',
  minimumLead:
    'A menor quantidade de um produto que pode ser encomendada. A página de cada produto indica o seu próprio mínimo.',
  from: (units) => `a partir de ${counted(units, 'unidade', 'unidades')}`,
  noProducts: 'O portefólio ainda não está publicado.',
  products: 'Ver os produtos',
  agree: 'O que aceita',
  agreeLead: 'A sua conta é criada assim que aceitar ambos os textos.',
  terms: 'Condições de utilização',
  privacy: 'Aviso de privacidade',
  signUp: 'Criar uma conta',
} satisfies Translated<typeof EnglishJoining>
