import { fixed } from './fixed.ts'

/** Specification 2 §2: what may be asked for beyond the goods, in the words in which everybody reads it. */
export const specialRequestWords = {
  title: fixed('Do you have any special request? Regarding:'),
  help: 'It goes with the next order that you place.',
  subjects: {
    documents: fixed('Documents'),
    packing: fixed('Packing'),
    preShipmentInspection: fixed('Need for pre-shipment inspection'),
  },
  other: fixed('Other (please specify)'),
}
