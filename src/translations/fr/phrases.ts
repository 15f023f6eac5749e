import { histories } from './histories.ts'
import { labels } from './labels.ts'
import { notifications } from './notifications.ts'
import { papers } from './papers.ts'
import { refusals } from './refusals.ts'
import { refusalsOfOrders } from './refusals-orders.ts'

/** All that the server writes; a phrase of two files is written alike in both. */
export const phrases = { ...histories, ...papers, ...refusals, ...refusalsOfOrders, ...notifications, ...labels }
