import { labelIssueStream } from '#modules/labels/events.ts'
import { reaction } from '#platform/module.ts'
import { publishLabel, registration } from './registration.ts'

/** Artwork that quality released becomes the label of its registration. */
export const publishReleasedLabels = reaction({
  name: 'publish-released-labels',
  of: [labelIssueStream],
  on: {
    LabelIssueReleased: async ({ logFor }, { registrationId, label }) => {
      if (label) await logFor('publish').decide(registration, registrationId, publishLabel(label))
    },
  },
})
