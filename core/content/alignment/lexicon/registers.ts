/**
 * Manners of speaking that a brand either means or does not. Phrases are joined by underscores; words are compared
 * by stem, phrases word by word. What a brand's own foundation says never counts against it.
 */
export const REGISTERS = {
  /** Worn-out marketing phrases that could be anyone's. */
  worn: `next_level fast-paced_world fast_paced_world full_potential unlock_your unlock achieve_your_goals get_in_touch_today find_out_more proven_strategies step_of_the_way
    every_step_of_the_journey your_journey incredible_journey start_your_journey exciting_news behind_the_scenes can't_wait_to_share couldn't_do_it_without_you stay_tuned big_announcement
    passionate_about passion innovation innovative above_and_beyond outstanding_service exceptional exceptional_value each_and_every discover_the_difference experience_the_difference
    new_opportunities make_it_happen believe_in_yourself set_your_intentions mindset motivation let_us_know_below let_us_know_in_the_comments in_the_comments
    delighted_to_announce thrilled_to_announce excited_to_announce proud_to_announce thrilled_to_welcome award-winning shortlisted testament dedication
    incredible_team amazing_team talented_team dedicated_team friendly_team expert_team our_team strive excellence valued_clients valued_customers next_chapter did_you_know
    best_foot_forward comprehensive wide_range range_of_services tailored bespoke_solutions designed_to_help what_matters_most take_care_of_everything
    your_dreams within_reach you've_got_this daily_inspiration expert_tips exclusive_offers spread_the_positivity spread_the_word spread_the_love tag_a_friend tag_three_friends
    partner_you_can_rely trusted_partner years_of_experience wealth_of_experience track_record end-to-end end_to_end real_results customer-centric customer_satisfaction
    creates_something works_for_you giveaway lucky_winner link_in_bio link_in_our_bio bonus_entry to_enter follow_us follow_our_page like_this_post share_this_post
    satisfied_customers happy_customers competitive_prices attention_to_detail fast_turnaround professional_service no-obligation free_consultation
    the_future_is_here next-generation intuitive seamless seamlessly save_time reduce_costs make_smarter join_thousands happy_users transforming
    transform_your sign_up_free ever-changing evolving_landscape ahead_of_the_curve digital_age thrive sustainable_growth game-changer game_changer
    take_your_business bring_your_vision vision_to_life story_to_tell creative_solutions make_an_impact extraordinary heart_and_soul deserve_the_best you_deserve
    the_very_best follow_along special_offers small_wins self-care_tips simple_tips top_tips save_this_post save_this_for_later double_tap
    so_grateful supported_us along_the_way here's_to celebrate_your success successful chase_your level_up one-stop_shop one_stop_shop
    take_the_stress hassle-free stress-free affordable_packages small_business_owners small_businesses reach_more_customers grow_your_business
    send_us_a_message value_your_feedback highly_recommend fresh_new_look smoother user_experience easier_than_ever big_things_are_happening amazing_community
    reach_out reach_out_today elevate empower empowering committed_to commitment_to world-class state-of-the-art cutting-edge
    first_impression lasting_impression making_a_difference make_a_difference more_than_just it's_more_than it's_not_just a_product solutions holistic`,
  /** Breathless enthusiasm. */
  hype: `amazing incredible awesome epic ultimate insane unbelievable stunning spectacular phenomenal sensational fabulous gorgeous flawless unreal
    game-changing life-changing mind-blowing jaw-dropping show-stopping wow omg yay woohoo exciting thrilled unmissable best_ever like_never_before of_a_lifetime
    miracle ultimate_guide smash smash_it crush crush_it crushing nail_it slay obsessed literally_obsessed must-have must_have go_big
    supercharge skyrocket explode boost turbocharge unleash ignite revolutionary revolutionise effortless effortlessly guaranteed guarantee proven secret_weapon
    number_one no.1 top-rated hottest trending viral everything_you_need ready_to are_you_ready get_ready say_hello introducing in_one_click while_you_sleep foolproof
    ever_again head_turning turn_heads turning_heads glow_up iconic vibes`,
  /** Pressing people to buy now. */
  urgency: `hurry now_or_never act_now don't_miss_out don't_miss don't_wait don't_delay limited_time limited_edition strictly_limited limited_dates limited_spaces spaces_are_limited while_stocks_last
    ends_sunday ends_tonight ends_friday ends_midnight offer_ends last_chance final_chance last_few only_a_few selling_fast selling_out going_fast flying_out almost_gone
    before_it's_gone before_they're_gone when_they're_gone gone_by before_midnight by_midnight before_friday one_day_only today_only this_weekend_only only_left discount discounts
    off_everything flash_sale black_friday bargain bogo half_price two_for_one three_for use_code promo voucher coupon checkout at_checkout
    book_now book_today buy_now buy_today order_now order_today shop_now sign_up_now sign_up_today sign_up_free join_now join_today call_now enrol_now enrol_today apply_now
    register_now download_now download_our claim_your grab grab_yours grabbing snap_up snap_it secure_your reserve_your get_yours click_the_link click_below smash_that
    swipe_up dm_us dm_to dm_me slide_into early_bird early_access pre-order free_trial try_it_free first_hundred first_fifty bonus freebie exclusive exclusively vip
    next-day_delivery free_shipping add_to_basket enquire_today message_us_now get_the_badge avoid_disappointment`,
  /** The speech of large companies about themselves. */
  corporate: `stakeholder stakeholders synergy synergies leverage leveraging leveraged holistic framework frameworks solution solutions enterprise enterprises
    portfolios optimise optimisation optimised maximise strategic strategically objectives commercial_objectives deliverables outcomes_for best_practice
    transformation transformational organisational organisation's engagement alignment align aligns aligned scalable scale_up streamline streamlined robust ecosystem
    end-to-end value-added value_proposition key_performance kpi kpis roi benchmark benchmarking maturity whitepaper webinar executive executives
    c-suite leadership_team workforce human_capital resource_allocation capability capabilities competency competencies operatives efficiency efficiencies
    throughput downtime procurement procure vendor vendors provider providers facilitate facilitates utilise utilising implement implementation integrated integration
    integrates real-time data-driven analytics actionable insights pipeline b2b blue-chip globally multi-site verticals
    industry-leading market-leading leading_provider thought_leadership innovation digital_transformation roadmap touchpoints paradigm proactively
    request_a_quotation request_a_demo capability_statement rate_card licence_terms subscription_tiers compliance compliant mobility_solutions urban_professional
    mission-critical turnkey diagnostics consultants communications    `,
  /** Exclusive, expensive, polished. */
  luxury: `luxury luxurious luxuriously opulent opulence exquisite exquisitely exclusive exclusivity prestige prestigious elite elegant elegance sophisticated sophistication
    connoisseur connoisseurs discerning indulge indulgent indulgence pamper pampered pampering treat_yourself lavish sumptuous decadent concierge curated curate
    premium platinum gold_package invitation_only by_invitation members_only allocation bespoke artisan artisanal handpicked hand-finished finest
    five-star champagne couture atelier maison statement_piece iconic elevated elevate bespoke_experience
    award-winning complimentary vip private_view black_tie gilded   `,
  /** Toughness, competition, contempt for the slow or unsure. */
  macho: `hustle grind grinding beast beast_mode warrior warriors savage brutal gruelling relentless dominate domination conquer crush destroy smash crushing
    no_excuses excuses excuse excuses_at no_pain pain_is no_gain weakness weak_minded discipline disciplined toughen tough_love man_up suffer suffering quitters quitter
    loser champions elite hardcore intensive extreme bootcamp boot_camp grit_your_teeth push_through pushing_limits
    prove_it prove_yourself prove_you earn_it earn_your earned_your bragging_rights only_the_committed serious_athletes serious_about not_for_everyone need_not_apply
    not_the_room rockstar ninja alpha alphas boss_babe settling_for_average mediocre never_settle stop_settling don't_settle zero_tolerance no_exceptions
    must_not turned_away late_arrivals watts results_only commit_or haven't_wanted you_want_it deserve_what that's_on_you in_charge back_in_control
    outperform superstar six-figure seven-figure greatness success_leaves wake_up_at`,
  /** Talk of the feeds. */
  slang: `omg lol lmao haha hahaha yo you_guys hun huns babe babes bestie besties mama mamas girlies girls bro bros fam squad vibes vibe vibing lit slay
    drip gooo let's_go go_go_go tag_your tag_a tag_us comment_below drop_a dm dms insta insta-worthy instaworthy tiktok unboxing unbox haul giveaway follower followers
    sneak_peek sneak_peeks stan literally totes obsessed wifey hubby selfie selfies snap sesh pre-drinks gonna wanna gotta legit asap ngl tbh fomo yolo
    link_in_bio swipe hoodie pop_off pooch pawfect fur-baby dodgy_link`,
  /** Fear and blame as a way to sell. */
  fear: `toxic poison poisoning poisoned deadly nightmare disaster terrifying scary shocking before_it's_too_late too_late
    falling_behind left_behind you_could_be_next hackers scammers they_don't_want doesn't_want_you don't_want_you big_pharma banks_don't taken_down truth_about exposed
    risk_losing lose_everything lawsuit lawsuits sued penalties penalty fines forfeit regret_it you'll_regret your_fault failing your_child_behind never_recover
    collapse destroy ruin ruining ruined shameful disgusting flab anti-ageing wrinkles muffin bikini beach_body skinny dress_size
    weigh-in weigh-ins naughty cheat guilt-free  `,
  /** Wafting, mystical or gushing language. */
  flowery: ` whispers embrace embraces harmony harmonious radiant essence soulful bliss blissful heavenly divine divinely goddess
    sacred purest pure_magic nature's enchanting enchanted ethereal dreamy dreamlike journey_of wash_over melt_away vibrational energy_of gentle_energy chakra aura
    manifest manifesting manifestation lovingly infused inspired_by meadow_at fairytale fairytales princess princesses happily_ever soulmate forever_after
    magical moonlit shimmering glistening sprinkle sparkle sparkling bathed_in kissed_by adorned timeless_beauty breathtaking symphony tapestry dance_of poetry_of tender_whisper
    sanctuary oasis serenity_of transformative awaken awakening ascend healing_light`,
  /** The voice of forms, terms and examiners. */
  official: `hereby herein hereinafter thereof pursuant pursuant_to prior_to further_to subject_to in_accordance accordance with_regard notwithstanding aforementioned shall_be shall_not
    must_be_submitted applicants candidates qualifying eligible eligibility prerequisite prerequisites fluent_in submission submitted declined
    prescribed provision provisions regulations non-compliant non-compliance non-refundable surcharge penalties administration_charge prospective
    correspondence advised please_note please_be_advised kindly kindly_note kindly_allow clients_are patrons residents_are members_are mourners_are owners_are_reminded
    reminded requested_to are_required is_required are_invited responsibility_of failure_to without_exception examiner examiners assessed certified accredited
    diploma postgraduate masterclass rigour syllabus conform covenant executed instrument facilities practitioner practitioners competence
    procedures contractors instructed minimum_term twelve-month upon_application on_application on_request levied dispositions`,
  /** Get rich, get noticed, get the trick. */
  shortcut: `hack hacks blueprint masterclass accelerator passive_income side_hustle six-figure seven-figure monetise wealth wealthy millionaire
    freedom_blueprint investment_opportunity serious_returns doubled quick_fix quick_win overnight in_just in_seven_days in_30_days 30_days seven_days within_a_week seven-step
    21-day ten-step master_in method_is system_takes guesswork copy_the clickbait widget one_line_of_code ai-powered automated automatically
    sit_back leave_it_to no_fuss no_mess without_effort zero_effort no_questions no_returns fast-track fast_track head_start competitive_edge future-proof
    genius gifted prodigy robs loophole free_money crack_it cracked_it anyone_can_be money_back_guarantee like_crazy going_crazy`,
} as const

export type Register = keyof typeof REGISTERS

export const REGISTER_NAMES = Object.keys(REGISTERS) as Register[]
