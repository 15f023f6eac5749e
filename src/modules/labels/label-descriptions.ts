import { countryOf } from '#modules/catalogue/events.ts'
import { counted } from '#platform/formats.ts'
import { wordsOf } from '#platform/in-words.ts'
import { labelIssueNoteStream, labelIssueStream } from './events.ts'

/** What happened to label issues, described for staff. */
export const labelDescriptions = wordsOf([labelIssueStream, labelIssueNoteStream], {
  LabelIssueReported: ({ labelCode, productName, countryId, orderIds }) => ({
    what: `reported an issue with the label ${labelCode}`,
    detail: `${productName}, ${countryOf(countryId).name}. ${counted(orderIds.length, 'order')} put on hold`,
  }),
  OrderJoinedLabelIssue: () => ({ what: 'holds an order that came after the report', detail: null }),
  RoundReminded: ({ round, overdue }) => ({
    what: overdue ? `noted that round ${round} is overdue` : `reminded of round ${round}`,
    detail: null,
  }),
  ArtworkProposed: ({ round, code }) => ({ what: `proposed artwork, round ${round}`, detail: code }),
  ArtworkAccepted: ({ round }) => ({ what: `accepted the artwork of round ${round}`, detail: null }),
  ArtworkAnswered: ({ round, answer }) => ({ what: `requested changes in round ${round}`, detail: answer }),
  LabelIssueReleased: ({ label }) => ({
    what: label ? `released the label as ${label.code}` : 'released the label as it is',
    detail: null,
  }),
  LabelIssueNoteWritten: () => ({ what: 'wrote an internal note', detail: null }),
})
