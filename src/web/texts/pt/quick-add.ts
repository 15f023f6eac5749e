import type { quickAddTexts as English } from '#texts/quick-add.ts'
import type { Translated } from '#web/texts/translated.ts'
import { counted } from './language.ts'

const lines = (n: number): string => counted(n, 'linha', 'linhas')

/** Quick add: many products at once, pasted or dropped into the cart. */
export const quickAddTexts = {
  open: 'Adição rápida',
  title: 'Adição rápida',
  close: 'Fechar a adição rápida',
  lead: 'Cole linhas de uma folha de cálculo ou largue um ficheiro CSV ou Excel: uma referência, uma quantidade e, quando há várias opções, o país e a embalagem.',
  paste: 'Linhas',
  placeholder: 'PC-1042, 150, Colombia, Box of 10\nPC-2010; 500; Peru; Blister of 4',
  file: 'Escolher um ficheiro',
  dropped: 'ou largue-o aqui',
  read: 'Verificar estas linhas',
  nothing: 'Não foram encontradas linhas. Introduza uma referência e uma quantidade em cada linha.',
  tooMany: (most) => `Só foram lidas as primeiras ${most} linhas.`,
  freeLeftOut: (rows) =>
    rows === 1
      ? 'Uma linha grátis foi ignorada: as unidades grátis vêm com o que encomenda.'
      : `${rows} linhas grátis foram ignoradas: as unidades grátis vêm com o que encomenda.`,
  notReadable: 'Não foi possível ler este ficheiro. Guarde-o como CSV (UTF-8) ou Excel (.xlsx) e escolha-o de novo.',
  tooLarge: 'Este ficheiro é demasiado grande. Adicione no máximo 200 linhas de cada vez.',
  rows: 'Linhas a adicionar',
  row: (number) => `Linha ${number}`,
  fields: { reference: 'Referência', quantity: 'Quantidade', country: 'País', packaging: 'Embalagem' },
  columns: {
    label: 'Colunas',
    lead: 'Escolha o que cada coluna contém. A referência é obrigatória; as outras colunas podem ser ignoradas.',
    names: {
      reference: 'Referência',
      quantity: 'Quantidade',
      country: 'País',
      packaging: 'Embalagem',
      free: 'Grátis',
    },
    column: (head, sample, number) => `${head.trim() || `Coluna ${number}`}${sample ? ` (${sample} …)` : ''}`,
    leaveOut: 'Ignorar',
    chooseReference: 'Escolha primeiro a coluna da referência.',
  },
  forAll: {
    label: 'Para todas as linhas',
    country: 'País para todas as linhas',
    packaging: 'Embalagem para todas as linhas',
    lead: 'Escolha uma vez para todas as linhas: uma linha que não indica nenhuma opção fica com a primeira destas que oferece; o que a própria linha indica mantém-se.',
    eachRow: 'Linha a linha',
    choice: (name, rows) => `${name} · ${lines(rows)}`,
    keep: (rows) =>
      rows === 1 ? '1 linha indica outra opção e mantém-na.' : `${rows} linhas indicam outra opção e mantêm-na.`,
    cannot: (rows) =>
      rows === 1
        ? '1 linha não oferece nenhuma destas opções e fica como está.'
        : `${rows} linhas não oferecem nenhuma destas opções e ficam como estão.`,
    alsoRefused: (rows) =>
      rows === 1
        ? 'Também para 1 linha que indica uma opção não permitida'
        : `Também para ${rows} linhas que indicam uma opção não permitida`,
  },
  /** Of what the portal could not read. */
  line: (quantity) => `${quantity} unidades`,
  change: (number) => `Alterar a linha ${number}`,
  changeShort: 'Alterar',
  remove: (number) => `Remover a linha ${number}`,
  use: (fix) => `Usar ${fix}`,
  merge: (number) => `Somar a quantidade à linha ${number}`,
  inCart: (quantity) => `Já no carrinho (${quantity}): não é adicionado de novo.`,
  checking: 'A verificar…',
  allRight: (rows) => `Por adicionar: ${rows}`,
  counted: lines,
  toRepair: (rows) => `Por corrigir: ${rows}`,
  repairFirst: 'Corrija ou remova primeiro as linhas assinaladas.',
  add: (n) => `Adicionar ${counted(n, 'produto', 'produtos')} ao carrinho`,
  startAgain: 'Recomeçar',
  added: (n) => (n === 1 ? '1 produto foi adicionado ao carrinho.' : `${n} produtos foram adicionados ao carrinho.`),
  stayed: (n) => (n === 1 ? ' 1 já lá estava.' : ` ${n} já lá estavam.`),
} satisfies Translated<typeof English>
