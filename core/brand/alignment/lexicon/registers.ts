/**
 * Manners of speaking that a brand either means or does not. Phrases are joined by underscores; words are compared
 * by stem, phrases word by word. What a brand's own foundation says never counts against it.
 */
export const REGISTERS = {
  /** Worn-out marketing phrases that could be anyone's. */
  worn: `a_product above_and_beyond achieve_your_goals affordable_packages ahead_of_the_curve along_the_way
    amazing_community amazing_team attention_to_detail award-winning behind_the_scenes believe_in_yourself
    bespoke_service bespoke_solutions best_foot_forward best_self best_version big_announcement big_dreams
    big_things_are_happening bonus_entry bring_your_vision can't_wait_to_share celebrate_your chase_your
    commitment_to committed_to committed_to_excellence competitive_prices comprehensive contact_us_today
    couldn't_do_it_without_you creates_something creative_solutions customer-centric customer_journey
    customer_satisfaction cutting-edge daily_inspiration dedicated_team dedication delighted_to_announce
    deserve_the_best designed_to_help did_you_know digital_age discover_how discover_the_difference
    double_tap dream_big each_and_every easier_than_ever elevate empower empowering end-to-end end_to_end
    endless_possibilities ever-changing every_step_of_the_journey evolving_landscape excellence exceptional
    exceptional_value excited_to_announce exciting_news exclusive_offers experience_the_difference
    expert_team expert_tips extra_mile extraordinary fast-paced_world fast_paced_world fast_turnaround
    find_out_how find_out_more first_impression follow_along follow_our_page follow_us free_consultation
    fresh_new_look friendly_team full_potential game-changer game_changer get_in_touch_today giveaway
    go_the_extra_mile good_vibes grateful_for grow_your_business happy_customers happy_friday happy_monday
    happy_users hassle-free heart_and_soul here's_to high-quality highest_quality highest_standards
    highly_recommend holistic in_the_comments incredible_journey incredible_team innovation innovative
    intuitive it's_more_than it's_not_just join_thousands join_us_on journey_with_us lasting_impression
    learn_more let_us_know_below let_us_know_in_the_comments level_up like_this_post limitless link_in_bio
    link_in_our_bio look_no_further loved_by_thousands lucky_winner make_a_difference make_an_impact
    make_it_happen make_smarter making_a_difference mindset monday_motivation more_than_just motivation
    new_opportunities new_week next-generation next_chapter next_level no-obligation one-stop_shop
    one_step_closer one_stop_shop our_mission our_team outstanding_service partner_you_can_rely passion
    passionate_about passionate_team peace_of_mind positive_vibes pride_ourselves professional_service
    proud_to_announce proud_to_be proven_strategies quality_service range_of_services reach_more_customers
    reach_out reach_out_today real_results reduce_costs satisfied_customers save_this_for_later
    save_this_post save_time seamless seamlessly second_to_none self-care_tips self-love send_us_a_message
    set_your_intentions share_this_post shortlisted sign_up_free simple_tips small_business_owners
    small_businesses small_wins smoother so_grateful solutions something_exciting something_special
    special_offers spread_the_love spread_the_positivity spread_the_word start_your_journey state-of-the-art
    stay_tuned step_of_the_way story_to_tell stress-free strive supported_us sustainable_growth tag_a_friend
    tag_three_friends tailored take_care_of_everything take_the_stress take_your_business talented_team
    testament thank_you_for_your_support the_future_is_here the_very_best thrilled_to_announce
    thrilled_to_welcome thrive to_enter top_tips track_record transform_your transforming trusted_by
    trusted_partner unleash_your unlock unlock_your user_experience value_your_feedback valued_clients
    valued_customers vision_to_life visit_our_website watch_this_space we're_delighted we're_excited
    we're_proud we're_thrilled we_are_excited we_are_proud we_pride_ourselves wealth_of_experience
    what_are_you_waiting what_matters_most whether_you're_a wide_range within_reach works_for_you
    world-class years_of_experience you've_got_this you_deserve your_best_life your_dreams your_journey`,
  /** Breathless enthusiasm. */
  hype: `all-new amazing are_you_ready awesome best_ever biggest_ever blow_your_mind boost brand_new buckle_up
    change_your_life changes_everything crush crush_it crushing effortless effortlessly epic ever_again
    everything_you_need exciting explode extreme fabulous fastest finally_here flawless foolproof
    game-changing get_ready glow_up go_big gorgeous guarantee guaranteed has_landed have_landed head_turning
    hottest hottest_trend iconic ignite in_no_time in_one_click incredible insane introducing
    is_finally_here jaw-dropping just_dropped legendary life-changing like_a_boss like_a_pro
    like_never_before literally_obsessed massive maximum mega mind-blowing miracle must-have must_have
    nail_it next-level no.1 number_one obsessed of_a_lifetime omg on_steroids once_and_for_all phenomenal
    proven ready_to revolutionary revolutionise rockstar say_goodbye say_hello secret_weapon sensational
    show-stopping skyrocket slay smash smash_it spectacular stunning supercharge thrilled top-rated trending
    turbo turbocharge turn_heads turning_heads ultimate ultimate_guide unbeatable unbelievable unleash
    unmissable unreal vibes viral wave_goodbye while_you_sleep won't_believe woohoo wow yay`,
  /** Pressing people to buy now. */
  urgency: `act_now add_to_basket add_to_cart almost_gone apply_now at_checkout at_just avoid_disappointment bargain
    bargains before_friday before_it's_gone before_midnight before_they're_gone best_price black_friday bogo
    bonus book_now book_today book_your_place book_your_slot buy_now buy_one_get buy_today by_midnight
    call_now call_today cart_closes claim_your clearance click_below click_the_link coupon discount
    discounts don't_delay don't_miss don't_miss_out don't_wait doors_are_closing
    doors_close download_now download_our early_access early_bird ends_friday ends_midnight ends_soon
    ends_sunday ends_tonight enquire_today enrol_now enrol_today exclusive exclusively final_chance
    final_hours first_fifty first_hundred flash_sale flying_out fomo for_just for_only free_delivery
    free_gift free_trial freebie from_just get_yours going_fast gone_by grab grab_yours grabbing half_price
    hurry join_now join_today last_chance last_few last_orders limited_availability limited_dates
    limited_edition limited_spaces limited_stock limited_time limited_time_only link_below lowest_price
    message_us_now money_off next-day_delivery now_or_never off_everything offer_ends one_day_only only_left
    order_now order_today order_yours places_are_limited pre-order pre-order_now price_drop promo
    reduced_to_clear register_now reserve_your ring_now seats_left secure_your selling_fast selling_like
    selling_out shop_now sign_up_for sign_up_free sign_up_now sign_up_today slide_into smash_that snap_it
    snap_up spaces_are_limited spots_left strictly_limited swipe_up tap_the_link
    this_weekend_only today_only tonight_only try_it_free two_for_one unbeatable_price unbeatable_prices
    use_code vip voucher waiting_list_is when_they're_gone while_it_lasts while_stocks_last`,
  /** The speech of large companies about themselves. */
  corporate: `actionable agile align aligned alignment aligns analytics b2b benchmark benchmarking best-in-class
    best_practice blue-chip board-level bottom_line business_needs business_outcomes c-suite capabilities
    capability capability_statement change_management clientele_base communications competencies competency
    compliance compliant consultancy_services consultants conversion_rates corporate_clients cost-effective
    cross-functional data-driven decision-makers deep_dive deliver_value deliverables diagnostics
    digital_transformation downtime drive_engagement drive_revenue ecosystem efficiencies efficiency
    end-to-end engagement enterprise enterprise-grade enterprises executive executives facilitate
    facilitates fiscal fortune_500 framework frameworks global_leader globally go-to-market governance
    headcount holistic human_capital implement implementation industry-leading industry_leader innovation
    insights integrated integrates integration key_performance kpi kpis lead_generation leadership_team
    leading_provider leverage leveraged leveraging licence_terms market-leading market_leader maturity
    maximise mission-critical monetisation move_the_needle objectives offerings operating_model operatives
    optimisation optimise optimised optimising organisational organisations our_clients outcomes_for
    paradigm pipeline portfolios proactively procure procurement provider providers rate_card real-time
    request_a_demo request_a_quotation resource_allocation revenue_growth roadmap robust roi rollout
    scalable scale_up senior_leadership service_delivery service_offering shareholder shareholders solution
    solution_provider solutions stakeholder stakeholder_engagement stakeholders strategic strategic_partners
    strategic_partnership strategically streamline streamlined subscription_tiers synergies synergistic
    synergy thought_leader thought_leadership throughput touchpoints transformation transformational turnkey
    unlock_value utilise utilising value-added value_chain value_proposition vendor vendors verticals
    webinar whitepaper win-win workforce workstream workstreams`,
  /** Exclusive, expensive, polished. */
  luxury: `affluent appointment_only artisan artisanal atelier award-winning bespoke bespoke_experience black_tie
    by_appointment_only by_invitation caviar champagne clientele complimentary concierge connoisseur
    connoisseurs couture couture_house crafted_to_perfection curate curated decadent discerning elegance
    elegant elevate elevated elite envy epitome exclusive exclusivity exquisite exquisitely finesse
    first-class five-star gilded gold_package hand-finished handpicked high-net-worth iconic indulge
    indulgence indulgent invitation_only lavish limited_release luxurious luxuriously luxury maison
    members_only numbered_edition opulence opulent opulently pamper pampered pampering penthouse platinum
    premium prestige prestige_pricing prestigious price_on_application pricing_on_application private_view
    privileged sophisticated sophistication statement_piece status_symbol sumptuous sumptuously the_envy_of
    treat_yourself ultra-luxury unparalleled unrivalled vip vip_list white-glove world-renowned`,
  /** Toughness, competition, contempt for the slow or unsure. */
  macho: `advanced_only all_or_nothing alpha alphas amateurs be_the_best beast beast_mode blame_yourself boot_camp
    bootcamp boss_babe bragging_rights brutal can't_handle can't_keep champions champions_train commit_or
    conquer crush crushing deserve_what destroy discipline disciplined dominate domination don't_settle
    drill_sergeant earn_it earn_your earned_your elite excuse excuses extreme for_professionals_only
    get_over_it get_ripped go_hard greatness grind grinding grit_your_teeth gruelling hand-holding hardcore
    hardest high_performers hustle in_charge intensive keep_up_or killer leaderboard loser making_excuses
    man_up mediocre mediocrity must_not need_not_apply never_settle ninja no_beginners no_days_off
    no_exceptions no_excuses no_gain no_hand-holding no_more_excuses no_pain not_for_beginners
    not_for_everyone only_serious outperform own_fault pain_is pain_is_weakness peak_performance prove_it
    prove_yourself pull_yourself punishing push_harder push_through pushing_limits quitter quitters
    relentless results_only ripped rise_and_grind rockstar savage second_best serious_about serious_athletes
    serious_players settle_for_average settle_for_less seven-figure shredded sink_or_swim six-figure
    sleep_when smash stop_settling stop_whining stronger_than_ever success_leaves suffer suffering superstar
    survival_of that's_on_you time-wasters top_performers tough_love toughen toughest wake_up_at warrior
    warriors weak_minded weakness whining work_harder zero_tolerance`,
  /** Talk of the feeds. */
  slang: `adorbs amazeballs asap babe babes bam best_life bestie besties blessed boom bro bros can't_even
    challenge_accepted collab comment_below comment_yes cutie dodgy_link drip drop_a drop_us fam
    follow_for_more follower followers fomo fur-baby fyp girl_boss girlboss girlies girls giveaway
    go_go_go gonna gooo gotta haha hahaha hashtag haul hey_guys hey_hun hit_follow hoodie hubby hun huns
    influencer influencers insta insta-worthy instaworthy legit let's_go like_and_share link_in_bio lit
    literally lmao lol lowkey main_character mama mamas ngl obsessed omfg omg pawfect pooch pop_off
    pre-drinks selfie selfies sesh slay snap sneak_peek sneak_peeks so_blessed sooo soooo sooooo
    spill_the_tea squad stan swipe tag_a tag_your take_my_money tap_tap tbh tiktok totes unbox
    unboxing vibe vibes vibing wanna who's_excited who's_in who's_with_me wifey wine_o'clock woop y'all yass
    yass_queen yo yolo you_guys yummy`,
  /** Fear and blame as a way to sell. */
  fear: `anti-ageing ashamed_of_yourself beach_body before_it's_too_late big_mistake big_pharma biggest_mistake
    bikini cheat chemicals collapse contaminated cost_you_everything costing_you could_cost_you deadly
    destroy disaster disaster_strikes disgusting doesn't_want_you doing_it_wrong don't_be_stupid
    don't_tell_you don't_want_you doomed dress_size embarrassing_mistakes exposed failing falling_behind
    fines flab forfeit guilt-free hackers harmful harming_your hidden_dangers idiots lawsuit lawsuits
    left_behind lose_everything muffin naughty never_recover nightmare pathetic penalties penalty poison
    poisoned poisoning putting_your_family regret_it risk_losing ruin ruined ruining scammers scary
    scary_truth shame_on shameful sheep shocking shocking_truth silent_killer skinny stupid sued terrified
    terrifying they_don't_want ticking_time_bomb time_bomb too_late toxic truth_about wake_up_call weigh-in
    weigh-ins won't_tell_you wrinkles you'll_regret you_could_be_next your_child_behind your_fault`,
  /** Wafting, mystical or gushing language. */
  flowery: `adorned ancient_wisdom ascend aura awaken awakening bathed_in beloved bliss blissful bloom_where
    blossoming boundless breathtaking chakra cherish cosmic dance_of dare_to_dream divine divine_feminine
    divinely dreamlike dreamy embrace embraces enchanted enchanting escape_the_ordinary escape_to essence
    eternal ethereal fairy_dust fairytale fairytales feed_your_soul follow_your_heart forever_after
    gentle_energy glistening goddess gossamer happily_ever harmonious harmony healing_light heavenly
    heavenly_scent high_vibe infinite infused inner_goddess inner_light inner_peace inspired_by journey_of
    kissed_by love_letter_to lovingly magical manifest manifestation manifesting melt_away moonlit nature's
    nourish_your_soul oasis paradise poetry_of princess princesses pure_magic purest radiant sacred
    sacred_space sanctuary serendipity serenity_of shimmering soulful soulmate sparkle sparkling sprinkle
    stardust sun-kissed symphony symphony_of tapestry tapestry_of tender_whisper timeless_beauty
    transformative unicorn vibration vibrational vibrations wanderlust_soul wash_over whispered_promises
    whispers wonderland your_senses`,
  /** The voice of forms, terms and examiners. */
  official: `accordance accredited administration_charge advised aforementioned applicants application_form
    application_pack are_expected_to are_invited are_required as_per assessed assessment_criteria
    assessments candidates certified charges_apply clients_are cohort come_to_our_attention competence
    conditions_apply conform contractors correspondence covenant declined diploma discourse dispositions
    duly earliest_convenience eligibility eligible examiner examiners executed facilities failure_to
    fees_apply fluent_in further_to hereby herein hereinafter in_accordance in_compliance in_respect_of
    in_the_event_of incur incurs inform_you_that instructed instrument is_required kindly_allow kindly_note
    kindly_refrain learning_outcomes levied liability liable masterclass members_are methodology
    minimum_term module mourners_are must_be_submitted must_demonstrate must_hold must_provide
    non-compliance non-compliant non-refundable not_permitted notwithstanding on_application on_request
    owners_are_reminded patrons peer-reviewed penalties please_be_advised please_find_attached please_note
    postgraduate practitioner practitioners prerequisite prerequisites prescribed prior_to procedures
    prohibited proof_of prospective provision provisions pursuant pursuant_to refrain_from regulations
    reminded requested_to reserve_the_right reserves_the_right residents_are responsibility_of rigour
    shall_be shall_not shall_remain strictly_prohibited subject_to_availability subject_to_status submission
    submitted surcharge syllabus terms_and_conditions theoretical thereafter thereof twelve-month
    upon_application whereby will_be_charged will_be_discarded will_be_refused will_be_rejected
    will_not_be_tolerated wish_to_inform with_regard with_respect_to without_exception`,
  /** Get rich, get noticed, get the trick. */
  shortcut: `10x 21-day 30_days accelerator ai-generated ai-powered anyone_can_be automated automatically autopilot
    bin_it blueprint buy_a_new cash_cow cash_in clickbait competitive_edge copy_and_paste crack_it
    cracked_it crash_diet dirt_cheap disposable done-for-you done_for_you double_your dropship fast-track
    fast_results fast_track financial_freedom free_money freedom_blueprint future-proof genius get_rich
    gifted going_crazy guesswork hack hacks head_start in_24_hours in_30_days in_just in_minutes in_seconds
    insider_secrets investment_opportunity leave_it_to lifting_a_finger like_crazy loophole lose_weight
    magic_pill make_money mass-produced master_in masterclass millionaire monetise money_back_guarantee
    no_experience no_fuss no_mess no_questions no_skills on_autopilot one-size-fits-all our_algorithm
    overnight passive passive_income plug_and_play prodigy quick_fix quick_win quit_your_job results_fast
    robs rock-bottom scale_your secrets_of set_and_forget seven-figure seven-step side-hustle side_hustle
    silver_bullet simple_trick sit_back six-figure ten-step ten_times the_secret_to throw_it_away
    throw_it_out throwaway trick tricks triple_your wealth wealthy weird_trick without_effort zero_effort`,
} as const

export type Register = keyof typeof REGISTERS

export const REGISTER_NAMES = Object.keys(REGISTERS) as Register[]
