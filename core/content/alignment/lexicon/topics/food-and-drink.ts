/** Words that belong to food, drink and the places that serve them, by subject. */
export const FOOD_AND_DRINK: Readonly<Record<string, string>> = {
  restaurants: `restaurant restaurants chef chefs kitchen kitchens menu menus table tables diner diners waiter waitress waiters service sous prep pass
    plate plates cover covers booking bookings tips tip front house pot wash kp head cook cooks cooking dish dishes starter main dessert desserts
    hospitality pub pubs bar bars cafe cafes supper saturday brigade line burns knives knife apron tasting takeaway delivery grill fryer walkout`,
  cooking: `cook cooks cooking recipe recipes kitchen pan pans pot oven stove hob simmer boil roast roasted fry bake chop onion onions garlic oil butter
    salt pepper spice spices herbs sauce soup stew curry rice pasta noodles beans lentils chicken beef lamb pork fish egg eggs potato potatoes tomato
    tomatoes vegetable vegetables veg salad supper dinner lunch meal meals leftovers larder cupboard fridge freezer batch ingredients ingredient taste
    tasty flavour flavours dish spoon bowl knife chilli lemon vinegar pickle pickles ferment fermented kimchi jar jars jam chutney preserve`,
  baking: `bake bakes baked baker bakers bakery bakeries baking bread breads loaf loaves sourdough starter dough flour rye wheat mill miller milled grain yeast
    knead proving prove crust crusts crumb crumbs toast oven butter cake cakes bun buns roll rolls pastry croissant croissants pie pies tart tarts biscuit biscuits
    cookie cookies brownie sponge icing iced cream jam scone scones sugar egg eggs tin tins slice slices rise rising gluten wedding sweet birthday
    chocolate cocoa cacao bean truffle caramel salt hydration fold oven`,
  dairy: `cheese cheeses cheesemonger cheesemaker cheddar brie blue goat goats sheep cow cows milk milking raw rind curd curds whey butter cream yoghurt
    dairy farm farmhouse herd pasture wheel wheels wedge cave mature ripe ripen crackers board rennet unpasteurised udder churn smell mould deli counter wax`,
  hotdrinks: `coffee coffees espresso roast roasted roaster roastery roasting beans bean grind grinder brew brewing filter cafetiere cup cups mug barista
    latte flat milk origin washed natural harvest farm cafe cafes tea teas leaf leaves teapot kettle pot steep oolong assam darjeeling chai herbal
    loose infusion caffeine biscuit saucer pour crema aroma flavour notes bitter`,
  drinks: `cider ciders perry beer beers ale ales brewery brewer brewers brew brewing wine wines vineyard vine vines grape grapes bottle bottles bottled barrel
    barrels cask ferment fermenting fermented fermentation yeast pub pubs pint pints bar tap glass glasses drink drinks drinker drinkers drinking gin
    whisky distillery spirit dry sweet fizzy fizz still sparkling press pressed pressing orchard orchards apple apples pear pears vintage cellar tannin taste
    tasting sour hops hop malt barley stout lager cork natural juice sober alcohol-free mocktail kombucha`,
  grocery: `shop grocer greengrocer butcher butchers meat sausages bacon fishmonger fish crab oysters mackerel boat landed market stall veg box boxes seasonal
    season local organic farm farmers produce harvest carrots cabbage kale leeks squash beetroot apples berries strawberries delivery crate crates supermarket
    supermarkets plastic refill zero waste pantry wholefood wholefoods scoop bulk shelf shelves basket honey eggs`,
  bees: `bee bees beekeeper beekeepers beekeeping hive hives honey honeycomb comb queen swarm swarms swarming colony colonies nectar pollen pollinator
    pollinators wax beeswax smoker veil drone drones worker workers frame frames brood apiary heather clover lime blossom sting stings varroa
    jar jars flowers forage winter set runny raw`,
  hotels: `hotel hotels guest guests room rooms stay stays bed breakfast b&b inn inns guesthouse host hosts hosting booking bookings check-in cottage cottages
    cabin cabins glamping campsite hostel key keys towels linen reception weekend holiday holidays let lets view views fire breakfast arrive arrival
    welcome landlady airbnb housekeeping`,
}
