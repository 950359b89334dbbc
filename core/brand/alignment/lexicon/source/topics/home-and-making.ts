/** Words that belong to homes, gardens, crafts and repair, by subject. */
export const HOME_AND_MAKING: Readonly<Record<string, string>> = {
  candles: `batch beeswax burn candle cedar dusk essential flame fragrance glow gorse incense jar juniper lamp
    lavender lit match melt moss oil perfume plant pour rapeseed refill scent shed smell smoke soap soy
    unscented wax wick`,
  pottery: `air-dry bisque bowl ceramic ceramicist clay coil crack craft earthenware fingers fired glaze
    handmade kiln kit mug paint pinch plate porcelain pot pottery sculpt sculpture slab slip smooth
    squash stoneware studio throw thumb tile vase wheel wobbly wonky`,
  textiles: `bobbin button cardigan cast cloth cotton crochet darn dye dyed embroidery fabric fleece haberdashery
    hem hook jumper knit linen loom machine mend needle patchwork pattern purl quilt row scarf scarves
    seam sew sheep silk skein sock spin stitch thread tweed weave wool woollen yarn zip`,
  clothes: `alteration bag belt bespoke boot bra charity cloth coat cobbler collar cotton cuff dress fabric
    fashion fit fittings hanger hat hem jacket jeans jumper leather linen moths outfit pocket preloved
    seam second-hand shirt shoe size skirt sleeve sole style suit swimwear tailor thrift trousers
    underwear uniform vintage wardrobe wear`,
  jewellery: `band bench bracelet brooch chain clasp clock diamond earring earrings emerald engagement engrave
    finger gemstone gold goldsmith hallmark heirloom jeweller jewellery melt necklace pearl platinum
    polish recycled ring sapphire silver silversmith solder stone torch watchmaker wedding`,
  woodwork: `ash beech bench cabinet carpenter carpentry carve chair chisel cupboard dovetail drawer elm finish
    furniture grain handmade horsehair joinery joint lathe legs maker oak oil pine plane plank restore
    sand shelf sofa spoon springs stool table timber tool tree upholstered upholsterer upholstery
    varnish veneer walnut wax webbing wood wooden workshop`,
  interiors: `bathroom bedroom blinds ceiling colour cosy curtains cushions decor decorate fireplace floor
    floorboards furniture hallway interior kitchen lamp light paint plaster radiator renovate renovation
    rug sample shelf shelving sofa style tiles wall wallpaper window`,
  declutter: `attic bags belongings box charity clutter cupboard declutter donate downsize downsizing drawer
    garage hoard label loft organise overwhelm paperwork pile remover sentimental shed shelf skip sort
    storage stuff tidy tip van wardrobe`,
  cleaning: `bathroom bicarb biodegradable bleach bottle clean cloth cupboard degreaser detergent dirt dirty
    dishwasher dust eco grease green gutter hoover ingredient kitchen label laundry limescale mop mould
    muck natural oven plastic refill rinse roasting scrub sink smell soda sponge spray stain surface
    tablet tap tin toilet vinegar wash water window`,
  trades: `apprentice bathroom boiler brick bricklayer callout cement concrete damp decorator drain electric
    electrician extension fitter gutter handyman heating insulation invoice kitchen leak lime loft
    painter pipe plaster plumber quote radiator roof scaffolding snag socket sparks subcontractor tap
    tile tool van window wiring`,
  property: `agent architect bedroom buyer chain completion conveyancing deposit estate eviction extension flat
    freehold inspection keys landlord lease leasehold lettings mortgage neighbour neighbourhood
    permission planning property rent rental repairs sell solicitor street survey tenancy tenant
    valuation viewing viewings`,
  gardens: `allotment autumn bed bloom blossom border bulb compost dig fence flower fork frost garden grass
    greenhouse harvest hedge houseplant lawn leaf meadow mulch nursery orchard patio perennial plant
    pond pot prune root rose seed seedling seedlings shed shrub slug soil sow spade spring tree tulips
    veg vegetable water weed wheelbarrow windowsill worm`,
  flowers: `anemone arrangement bloom bouquet bucket bud daffodil dahlia field floral florist floristry flower
    foam foliage funeral garden pea peony petal posy ranunculus ribbon rose scent season stem sweet
    tulip vase wedding wreath`,
  wildlife: `badger bat beetle bird birdsong blackbird bumblebee butterfly conservation deer ecologist ecology
    feeder fox frog habitat hedge hedgehog hedgerow heron insect ivy ladybirds log meadow moth native
    nature nest nettles newt owl pesticide poison pollinator pond rewild river robin seal species spray
    squirrel swift toad wetland wild wildlife woodland wren`,
  farming: `abattoir acre barn cattle chicken cow crop dairy eggs farm field fleece flock gate graze harvest hay
    hedgerow hen herd lamb livestock market mud orchard organic pasture pig plough regenerative sheep
    shepherd smallholder soil tractor vet wool`,
  repair: `battery bench bin broke charger clock fix hoover kettle lamp landfill laptop manual mend radio
    refurbish repair replace restore screen screw screwdriver second-hand solder spare toaster tool
    vacuum workshop worn`,
  vintage: `antique archive atlas auction binding bookbinder bookshop bound catalogue century chart collector
    colour condition county dealer edition edwardian engraved fair frame georgian historian history map
    margin mended mid-century museum original paper parish plate print provenance rare reproduction
    restored second-hand secondhand sheet stall survey tear verso victorian vintage`,
  stationery: `bind bookbinding calligrapher calligraphy card diary envelope handwriting illustration illustrator
    ink invitation journal letter letterpress lino linocut nib notebook page paper pen pencil planner
    press print printmaker risograph screenprint sketchbook stamp stationery type typeface`,
}
