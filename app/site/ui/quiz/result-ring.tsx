/** A score out of 100 in a ring that is filled as far. */
export function ResultRing({ score }: { score: number }) {
  return (
    <svg viewBox="0 0 200 200" className="w-48 shrink-0" role="img" aria-label={`${score} out of 100`}>
      <circle cx="100" cy="100" r="86" fill="none" stroke="var(--line)" strokeWidth="16" />
      <circle
        cx="100"
        cy="100"
        r="86"
        fill="none"
        stroke="var(--ember)"
        strokeWidth="16"
        strokeLinecap="round"
        pathLength="100"
        strokeDasharray={`${score} 100`}
        transform="rotate(-90 100 100)"
      />
      <text
        x="100"
        y="112"
        textAnchor="middle"
        fill="var(--ink)"
        className="font-display"
        style={{ fontSize: 64 }}
      >
        {score}
      </text>
      <text x="100" y="140" textAnchor="middle" fill="var(--ink-soft)" style={{ fontSize: 15 }}>
        out of 100
      </text>
    </svg>
  )
}
