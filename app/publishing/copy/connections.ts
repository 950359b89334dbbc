import type { FinishRefusal } from '#app/publishing/services/connections/finish-mastodon-connection.ts'
