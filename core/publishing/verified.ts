/** What reading a published post back found: the approved text, another one, or nothing. */
export type Verified = 'same' | 'different' | 'gone'
